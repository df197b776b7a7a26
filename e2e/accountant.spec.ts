import type { Page } from '@playwright/test'
import { expectSettings } from './books-settings.ts'
import { awaitMail } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { arriveWithNewFirm } from './new-firm.ts'
import { ownerOnBooks } from './owner-on-books.ts'
import { stateOf } from './stack.ts'
import { strangersPage } from './strangers-page.ts'

test.use({ storageState: stateOf('creating') })

const notice = (page: Page) => page.getByRole('region', { name: 'Invitations from businesses' })

test('PERM-08 PERM-09 DEC-44 DEC-61 DEC-62 an owner on Books invites a second firm and later removes it, then removes the firm that opened the account', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Sandpiper Sails'
  const owners = await ownerOnBooks(page, context, name)
  const accountants = await strangersPage(context)
  const { email } = await arriveWithNewFirm(accountants)
  await accountants.goto('/clients')
  await expect(accountants.getByRole('heading', { name: 'No clients yet' })).toBeVisible()

  await test.step('the owner invites the accountant, whose open list shows the invitation and no client yet', async () => {
    await owners.getByRole('link', { name: 'Team' }).click()
    await owners.getByLabel('Email of your accountant').fill(email)
    await owners.getByRole('button', { name: 'Invite' }).click()
    await expect(owners.getByText('Your accountant is invited.')).toBeVisible()
    await expectAccessible(owners)
    await expect(notice(accountants)).toContainText(`${name} invited your firm to its team.`)
    await expect(accountants.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
    await expectAccessible(accountants)
  })

  await test.step('the mail leads to the invitation, which is accepted by a click', async () => {
    // The first mail confirmed the address.
    const { subject, text } = await awaitMail(email, 2)
    expect(subject).toBe(`${name} invited you as their accountant`)
    await accountants.goto(/http\S+\/accountant-invitations\/\S+/.exec(text)?.[0] ?? '')
    await expect(accountants.getByRole('heading', { level: 1 })).toContainText(`invited you to ${name}'s team`)
    await expectAccessible(accountants)
    await accountants.getByRole('button', { name: 'Accept' }).click()
    await expect(accountants.getByRole('heading', { name: `${name} is your client` })).toBeFocused()
    await expectAccessible(accountants)
  })

  await test.step('the client is in the list, and its account opens', async () => {
    await accountants.getByRole('link', { name: 'Go to Clients' }).click()
    const row = accountants.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Accepted')
    await expect(row).toContainText('Billed to Client')
    await expect(notice(accountants)).toHaveCount(0)
    await accountants.getByRole('link', { name }).click()
    await expect(accountants.getByRole('heading', { level: 1, name })).toBeVisible()
    await accountants.getByRole('link', { name: 'Edit Info' }).click()
    await expectSettings(accountants.frameLocator('iframe'), name)
    await accountants.getByRole('link', { name: /^Back to/ }).click()
    await expect(accountants.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the owner removes the accountant, and the firm’s open page shows it without a reload', async () => {
    await owners.reload()
    const member = owners.getByRole('row').filter({ hasText: email })
    await expect(member).toContainText('Joined')
    await member.getByRole('button', { name: /^Remove/ }).click()
    await member.getByRole('button', { name: 'Remove from the team' }).click()
    await expect(member).toHaveCount(0)
    await expect(accountants.getByRole('main')).toContainText('No Access')
    await accountants.goto('/clients')
    await expect(accountants.getByRole('row').filter({ hasText: name })).toContainText('No Access')
  })

  const firstFirmsRow = page.getByRole('row').filter({ hasText: name })
  await test.step('the first firm keeps its own row', async () => {
    await page.goto(`/clients?${new URLSearchParams({ search: name })}`)
    await expect(firstFirmsRow).toContainText('Accepted')
    await expect(firstFirmsRow).not.toContainText('No Access')
  })

  await test.step('the owner removes the firm that opened the account, and its open list shows it without a reload', async () => {
    const member = owners.getByRole('row').filter({ hasText: 'Fernhill & Moss Accounting' })
    await member.getByRole('button', { name: 'Remove: Fernhill & Moss Accounting' }).click()
    await expect(member).toContainText('The firm and everybody of it lose access at once.')
    await expectAccessible(owners)
    await member.getByRole('button', { name: 'Remove from the team' }).click()
    await expect(member).toHaveCount(0)
    await expect(firstFirmsRow).toContainText('No Access')
    await expectAccessible(page)
  })
  await owners.context().close()
  await accountants.context().close()
})
