import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { copyInvitationLink } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Page } from '@playwright/test'
import { awaitMail, linkIn, mailsTo } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { createClient, inviteOwner } from './new-client.ts'
import { ownerOf } from './pages/client-page.ts'
import { newPerson } from './signing-in.ts'
import { stateOf } from './stack.ts'
import { strangersPage } from './strangers-page.ts'
import { invitationExpires } from './time-passes.ts'

test.use({ storageState: stateOf('creating') })

/** Creates a client, invites its owner and returns the link from the mail. */
const inviteOwnerOf = async (page: Page, name: string, email: string) => {
  await createClient(page, name)
  await inviteOwner(page, email)
  await expect(ownerOf(page)).toContainText('Invite Sent')
  return linkIn(await awaitMail(email))
}

const signUp = async (page: Page, link: string, password: string) => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign up to accept' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
}

test('DEC-87 an owner who signs up from a copied or mailed link and confirms in another browser accepts the invitation', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Sanderling Sails'
  const owner = newPerson()
  const link = await inviteOwnerOf(page, name, owner.email)
  const copied = page.waitForResponse(`**${pathOf(copyInvitationLink.path, { uuid: '*' })}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect((await copied).status()).toBe(200)
  const first = await strangersPage(context)
  await signUp(first, link, owner.password)
  await expectAccessible(first)
  const mail = await awaitMail(owner.email, 2)
  expect(mail.text).not.toContain('your firm')

  const second = await strangersPage(context)
  await second.goto(linkIn(mail))
  await second.getByRole('button', { name: /^Confirm e-?mail$/ }).click()
  await second.getByLabel('Password', { exact: true }).fill(owner.password)
  await expectAccessible(second)
  await second.getByRole('button', { name: /^Confirm e-?mail$/ }).click()
  await expect(second.getByText('Signed in with the invited address')).toBeVisible()
  await second.getByRole('button', { name: 'Accept' }).click()
  await expect(second.getByRole('heading', { name: `The account of ${name} is yours` })).toBeVisible()

  await first.getByRole('link', { name: 'Back to the invitation' }).click()
  await expect(first.getByRole('heading', { name: 'This invitation has been accepted' })).toBeVisible()
  await Promise.all([first.context().close(), second.context().close()])
})

test('DEC-89 a firm withdraws an invitation, and its link is dead', async ({ page, context }) => {
  test.slow()
  const { email } = newPerson()
  const link = await inviteOwnerOf(page, 'Turnstone Tiles', email)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw invitation' })
  await expect(dialog.getByRole('button', { name: 'Keep invitation' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(ownerOf(page)).toContainText('Not invited')
  await expect(page.getByText('withdrew the invitation')).toBeVisible()
  const owners = await strangersPage(context)
  await owners.goto(link)
  await expect(owners.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
  await expect(owners.getByRole('link', { name: /^Email / })).toBeVisible()
  await expectAccessible(owners)
  await owners.context().close()
})

test('DEC-88 someone with an expired link requests a new invitation, and the firm is notified', async ({
  page,
  context,
}) => {
  test.slow()
  const { email } = newPerson()
  const link = await inviteOwnerOf(page, 'Redshank Rentals', email)
  await invitationExpires(email)
  const owners = await strangersPage(context)
  await owners.goto(link)
  await owners.getByRole('button', { name: 'Ask for a new invitation' }).click()
  await expect(owners.getByRole('button', { name: 'Asked today' })).toBeDisabled()
  await expectAccessible(owners)
  await expect(page.getByText('Someone with an old link asked for a new invitation')).toBeVisible()
  expect(await mailsTo(email)).toHaveLength(1)
  await owners.context().close()
})
