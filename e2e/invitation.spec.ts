import { expectSettings } from './books-settings.ts'
import { awaitMail, linkIn } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { createClient, inviteOwner } from './new-client.ts'
import { chooseAction, notices, ownerOf, status } from './pages/client-page.ts'
import { logIn } from './pages/sign-in.ts'
import { newPerson } from './signing-in.ts'
import { logInOf, stateOf } from './stack.ts'
import { strangersPage } from './strangers-page.ts'
import { anHourAfterSending, invitationExpires } from './time-passes.ts'

test.use({ storageState: stateOf('creating') })

test('INV-10 INV-15 STATE-17 STATE-18 DEC-65 an owner signs up from the mail, accepts and chooses a plan; the firm sees each step without a reload', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Kittiwake Kitchens'
  const owner = newPerson()
  await createClient(page, name)
  await inviteOwner(page, owner.email)
  await expect(ownerOf(page)).toContainText('Invite Sent')

  const ownersTab = await strangersPage(context)
  await test.step('the owner opens the link in the mail, signs up and accepts', async () => {
    await ownersTab.goto(linkIn(await awaitMail(owner.email)))
    await expect(ownersTab.getByRole('heading', { level: 1 })).toContainText(`See the books of ${name}`)
    await expectAccessible(ownersTab)
    await ownersTab.getByRole('button', { name: 'Sign up to accept' }).click()
    await expect(ownersTab.getByLabel('Email')).toHaveValue(owner.email)
    await ownersTab.getByLabel('Password', { exact: true }).fill(owner.password)
    await ownersTab.getByRole('button', { name: 'Sign up' }).click()
    await ownersTab.getByRole('button', { name: 'Accept' }).click()
    await expect(ownersTab.getByRole('heading', { name: `The account of ${name} is yours` })).toBeVisible()
    await expectAccessible(ownersTab)
  })

  await test.step('the firm’s open page shows it without a reload', async () => {
    await expect(status(page).getByRole('status')).toContainText('Great news, your invitation was accepted!')
    await expect(ownerOf(page)).toContainText('Accepted')
    await expect(page.getByRole('link', { name: 'Resend Invitation' })).toHaveCount(0)
  })

  await test.step('the firm opens the account in a frame and in a tab', async () => {
    await page.getByRole('link', { name: 'Edit Info' }).click()
    await expect(page).toHaveURL(/\/client-books\//)
    const frame = page.frameLocator('iframe')
    await expectSettings(frame, name)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open in new tab' }).click()
    const books = await opened
    await expectSettings(books, name)
    await books.close()
    await page.getByRole('link', { name: /^Back to/ }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the owner works in the same account', async () => {
    await ownersTab.getByRole('link', { name: 'Open Northwind Books' }).click()
    await expect(ownersTab.getByRole('heading', { level: 1 })).toHaveText(name)
    await ownersTab.getByRole('link', { name: 'Team' }).click()
    await expect(ownersTab.getByRole('row').filter({ hasText: owner.email })).toContainText('Owner')
  })

  await test.step('the owner chooses a plan there, and the firm’s open page completes its checklist without a reload', async () => {
    await expect(page.getByText('2 of 3 complete')).toBeVisible()
    await ownersTab.getByRole('link', { name: 'Plan' }).click()
    await expect(ownersTab.getByText('No plan is chosen yet. Nothing is charged today.')).toBeVisible()
    await ownersTab.getByRole('button', { name: 'Choose Plus' }).click()
    await expect(ownersTab.getByText('You have chosen Plus, billed monthly. Nothing is charged yet.')).toBeVisible()
    await expect(page.getByText('3 of 3 complete')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Billing', exact: true }).click()
    await expect(page.getByText('Plus Monthly, 1 Team Member Seat')).toBeVisible()
  })
  await ownersTab.context().close()
})

test('STATE-19 DEC-20 an owner declines, the firm is notified, and the link no longer works', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Whimbrel Works'
  const { email } = newPerson()
  await createClient(page, name)
  await inviteOwner(page, email)
  const ownersTab = await strangersPage(context)
  const link = linkIn(await awaitMail(email))
  await ownersTab.goto(link)
  await ownersTab.getByRole('button', { name: 'Decline' }).click()
  await ownersTab.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(ownersTab.getByRole('heading', { name: 'You declined' })).toBeVisible()
  await ownersTab.goto('about:blank')
  await ownersTab.goto(link)
  await expect(ownersTab.getByRole('heading', { name: 'This invitation was declined' })).toBeVisible()
  await expectAccessible(ownersTab)
  await expect(ownerOf(page)).toContainText('Declined')
  await ownersTab.context().close()
})

test('DEC-63 in a browser where someone else is signed in, the owner signs up and answers as themselves', async ({
  page,
  context,
}) => {
  test.slow()
  const owner = newPerson()
  await createClient(page, 'Dotterel Dairy')
  await inviteOwner(page, owner.email)
  const otherBrowser = await strangersPage(context)
  await logIn(otherBrowser, logInOf('twelve'))
  await otherBrowser.goto(linkIn(await awaitMail(owner.email)))
  await otherBrowser.getByRole('button', { name: 'Sign in as someone else' }).click()
  await otherBrowser.getByRole('button', { name: 'Sign up to accept' }).click()
  await otherBrowser.getByLabel('Password', { exact: true }).fill(owner.password)
  await otherBrowser.getByRole('button', { name: 'Sign up' }).click()
  await expect(otherBrowser.getByText('Signed in with the invited address')).toBeVisible()
  await otherBrowser.getByRole('button', { name: 'Accept' }).click()
  await expect(otherBrowser.getByRole('heading', { name: 'The account of Dotterel Dairy is yours' })).toBeVisible()
  await otherBrowser.context().close()
})

test('DEC-18 an owner who declined is invited again; replaced and expired links say what happened', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Plover Pottery'
  const { email } = newPerson()
  await createClient(page, name)
  await inviteOwner(page, email)
  const first = linkIn(await awaitMail(email))
  const ownersTab = await strangersPage(context)
  const follow = async (link: string) => {
    await ownersTab.goto('about:blank')
    await ownersTab.goto(link)
  }
  await follow(first)
  await ownersTab.getByRole('button', { name: 'Decline' }).click()
  await ownersTab.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  const owner = ownerOf(page)
  await expect(owner).toContainText('Declined')

  await anHourAfterSending(email)
  await inviteOwner(page, email, 'Resend Invitation')
  await expect(owner).toContainText('Invite Sent')
  const second = linkIn(await awaitMail(email, 2))
  expect(second).not.toBe(first)
  await follow(first)
  await expect(ownersTab.getByRole('heading', { name: 'This link was replaced' })).toBeVisible()
  await expectAccessible(ownersTab)
  await follow(second)
  await expect(ownersTab.getByRole('heading', { level: 1 })).toContainText(`See the books of ${name}`)

  await invitationExpires(email)
  await follow(second)
  await expect(ownersTab.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
  await expectAccessible(ownersTab)
  await ownersTab.context().close()
})

test('B8 X3 ERR-05 an embedded account cannot navigate the window away, and removing access closes it', async ({
  page,
  context,
  watch,
}) => {
  test.slow()
  const name = 'Dunlin Dental'
  await createClient(page, name)
  const beside = await context.newPage()
  await beside.goto(page.url())
  await page.getByRole('link', { name: 'Edit Info' }).click()
  const frame = page.frameLocator('iframe')
  await expectSettings(frame, name)
  watch.allow(/Unsafe attempt to initiate navigation/, /.*/)
  const led = await frame.locator('body').evaluate(() => {
    try {
      if (window.top) window.top.location.href = 'http://evil.example/'
      return 'away'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(led).toBe('SecurityError')
  await expect(page).toHaveURL(/\/client-books\//)
  await expectSettings(frame, name)
  await chooseAction(beside, 'Remove Access')
  await beside.getByRole('alertdialog').getByRole('button', { name: 'Remove Access' }).click()
  await expect(notices(page)).toContainText("Your firm no longer has access to this client's account.")
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]+$/)
  await beside.close()
})
