import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { expectInList } from './listed-clients.ts'
import { openList, rowBoxes } from './pages/client-list.ts'
import { heading, openClient, ownerOf, status } from './pages/client-page.ts'
import { clientPays, fillClient, madeHeading } from './pages/client-wizard.ts'
import { bar } from './pages/several-clients.ts'
import { finish } from './pages/wizard.ts'
import { stateOf } from './stack.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** A page that the role does not have, opened by its address. */
const expectClosed = async (page: Page, path: string, who: string) => {
  await page.goto(path)
  await expect(heading(page)).toHaveText("You don't have access to this page")
  await expect(page.getByText(who, { exact: true })).toBeVisible()
  await expectAccessible(page)
}

test.describe('a Member', () => {
  test.use({ storageState: stateOf('member') })

  test('DEC-97 creates a client and finds it assigned, can open, invite and edit it, not archive it, and sees no others', async ({
    page,
    browser,
    watch,
  }) => {
    watch.allow(/404/, /business_client/)
    const name = 'Spoonbill Sails'
    await fillClient(page, name)
    await clientPays(page)
    await finish(page).click()
    await expect(madeHeading(page)).toBeVisible()

    const row = await expectInList(page, name, 1)
    await row.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem')).toHaveText([/^Log in to Client's Account/, /^Invite Owner/])
    await page.keyboard.press('Escape')
    await rowBoxes(page).first().click()
    await expect(bar(page).getByRole('button')).toHaveText([/Export CSV/, ''])
    await expectAccessible(page)

    await openClient(page, name)
    await expect(button(page, /^Log in to Client's Account/)).toBeVisible()
    await expect(ownerOf(page).getByRole('link', { name: 'Invite Owner' })).toBeVisible()
    await expect(button(page, 'Edit Owner')).toBeVisible()
    await expect(button(page, 'More Actions')).toHaveCount(0)
    await expectAccessible(page)

    await expect(link(page, 'Support visits')).toHaveCount(0)
    await expectClosed(page, '/support-visits', "Only Owners and Admins can see the firm's activity.")

    const owner = await browser.newContext({ storageState: stateOf('creating') })
    const others = await owner.newPage()
    await openClient(others, 'Marlowe & Finch Stonework')
    await page.goto(new URL(others.url()).pathname)
    await expect(page.getByText('Client not found')).toBeVisible()
    await owner.close()
  })
})

test.describe('Billing', () => {
  test.use({ storageState: stateOf('billing') })

  test('DEC-97 reads every client and finds nothing that creates, invites, edits, opens or archives', async ({
    page,
  }) => {
    await openList(page)
    await expect(page.getByText('1–11 of 11', { exact: true })).toBeVisible()
    await expect(link(page, 'Create Client')).toHaveCount(0)
    await expect(button(page, /^Actions for/)).toHaveCount(0)
    await rowBoxes(page).first().click()
    await expect(bar(page).getByRole('button')).toHaveText([/^Select all/, /Export CSV/, ''])
    await expectAccessible(page)

    await openClient(page, 'Bluebird Bakery')
    await expect(status(page)).toBeVisible()
    await expect(status(page).getByRole('link')).toHaveCount(0)
    for (const act of [/^Log in/, 'More Actions', 'Edit Owner', 'Edit notes', 'Copy link', 'Withdraw'])
      await expect(button(page, act)).toHaveCount(0)
    for (const act of ['Invite Owner', 'Resend Invitation', 'Edit Info']) await expect(link(page, act)).toHaveCount(0)
    await expectAccessible(page)

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await expect(palette.getByRole('option', { name: 'Go to Archived' })).toBeVisible()
    await expect(palette.getByRole('option', { name: 'Create Client' })).toHaveCount(0)
    await expectClosed(page, '/create-client', 'Only Owners, Admins, and Members can add clients.')
    await link(page, 'Go to Clients').click()
    await expect(page).toHaveURL('/clients')
  })
})
