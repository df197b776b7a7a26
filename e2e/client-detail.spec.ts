import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { chooseAction, notices, openActions, openClient, status, tabs, toast } from './pages/client-page.ts'
import { stack, stateOf } from './stack.ts'

test.use({ storageState: stateOf('changing') })

const actions = async (page: Page) => {
  await openActions(page)
  const names = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  return names
}

/** With the button in the client's status banner. */
const restore = async (page: Page) => {
  await status(page).getByRole('button', { name: 'Restore Client' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore Client' }).click()
}

const owner = (page: Page) => page.getByRole('dialog', { name: 'Edit Owner' })

for (const [width, height, changed] of [
  [1440, 900, 'Ibis Interiors'],
  [390, 844, 'Nuthatch Nursery'],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`VALID-32 at ${width} px editing the owner: invalid, discarded, then saved`, async ({ page }) => {
      await openClient(page, changed)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Edit Owner' }).click()
      await expect(owner(page)).toContainText(changed)
      await expect(owner(page).getByLabel('Email Address')).toBeDisabled()
      await owner(page).getByLabel('First Name').fill('')
      await owner(page).getByLabel('Phone Number 1').fill('call me')
      await owner(page).getByRole('button', { name: 'Save' }).click()
      await expect(owner(page).getByText("Enter client's first name")).toBeVisible()
      await expect(owner(page).getByText('Enter a valid phone number, e.g. 1234567890')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(owner(page).getByLabel('Phone Number 1')).toHaveValue('call me')
      await owner(page).getByRole('button', { name: 'Cancel' }).click()
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(owner(page)).toHaveCount(0)
      await expect(page.getByText('Ruth Marlowe').first()).toBeVisible()

      await page.getByRole('button', { name: 'Edit Owner' }).click()
      await owner(page).getByLabel('First Name').fill('Ruthanne')
      await owner(page).getByLabel('Phone Number 2').fill('902 555 0199')
      await owner(page).getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Client contact updated successfully.')
      await expect(owner(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('Ruthanne Marlowe').first()).toBeVisible()
      await expect(page.getByText('902 555 0199')).toBeVisible()
    })
  })

test('when two tabs edit the same owner, the second gets a warning and saves after loading the latest', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409|412/, /client_contacts/)
  await openClient(page, 'Plover Pottery')
  const other = await context.newPage()
  await openClient(other, 'Plover Pottery')
  for (const [tab, first] of [
    [page, 'Ada'],
    [other, 'Bea'],
  ] as const) {
    await tab.getByRole('button', { name: 'Edit Owner' }).click()
    await owner(tab).getByLabel('First Name').fill(first)
  }
  await owner(page).getByLabel('Last Name').fill('Lovell')
  await owner(page).getByRole('button', { name: 'Save' }).click()
  await expect(owner(page)).toHaveCount(0)
  await owner(other).getByRole('button', { name: 'Save' }).click()
  const refusal = owner(other).getByRole('alert')
  await expect(refusal).toContainText('Contact cannot be updated')
  await expect(refusal).toContainText('Failed to update the contact.')
  await expect(owner(other).getByLabel('First Name')).toHaveValue('Bea')
  await expectAccessible(other)
  await refusal.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(owner(other).getByLabel('Last Name')).toHaveValue('Lovell')
  await expect(owner(other).getByLabel('First Name')).toHaveValue('Bea')
  await owner(other).getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Bea Lovell').first()).toBeVisible()
})

for (const [width, height, client] of [
  [1440, 900, 'Jackdaw Joinery'],
  [390, 844, 'Osprey Optics'],
] as const)
  test.describe(`acts at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`PERM-17 PERM-19 DEC-11 at ${width} px access is removed, the client archived and restored`, async ({
      page,
    }) => {
      await openClient(page, client)
      expect(await actions(page)).toEqual(['Archive Client', 'Remove Access', 'Remove access and archive'])
      await chooseAction(page, 'Remove Access')
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('Everyone at your firm loses access to the books at once.')
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Remove Access' }).click()
      await expect(toast(page)).toContainText("Your firm no longer has access to this client's account.")
      await expect(page.getByRole('main').getByText('No Access', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: "Log in to Client's Account" })).toBeDisabled()
      await toast(page).getByRole('button', { name: 'Close' }).click()

      expect(await actions(page)).toEqual(['Archive Client'])
      await chooseAction(page, 'Archive Client')
      await expect(dialog).toContainText('It moves to Archived.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Archive Client' }).click()
      await expect(toast(page)).toContainText('Client archived successfully.')
      await expect(page.getByRole('main').getByText('Archived', { exact: true })).toBeVisible()
      await toast(page).getByRole('button', { name: 'Close' }).click()

      await restore(page)
      await expect(toast(page)).toContainText('Client restored successfully.')
      await expect(page.getByRole('main').getByText('No Access', { exact: true })).toBeVisible()
      await page.goto(`/clients?${new URLSearchParams({ search: client })}`)
      await expect(page.getByRole('row').filter({ hasText: client })).toContainText('No Access')
    })
  })

test('remove access and archive happen in one step', async ({ page }) => {
  await openClient(page, 'Kite Kitchens')
  await chooseAction(page, 'Remove access and archive')
  const dialog = page.getByRole('alertdialog', { name: 'Remove access and archive' })
  await expect(dialog.getByRole('checkbox', { name: /Archive the client too/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove access and archive' }).click()
  await expect(toast(page)).toContainText('Client archived successfully.')
  await page.goto('/clients?view=archived&search=Kite')
  await page.getByRole('link', { name: 'Kite Kitchens' }).click()
  await restore(page)
  await expect(page.getByRole('main').getByText('No Access', { exact: true })).toBeVisible()
})

test('DEC-41 archiving can be undone from its notice, which stays while the focus is on it', async ({ page }) => {
  await openClient(page, 'Lapwing Legal')
  await chooseAction(page, 'Archive Client')
  await page.clock.install()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive Client' }).click()
  await expect(toast(page).getByRole('status')).toHaveText(/Action Completed.*Client archived successfully\./)
  const undo = toast(page).getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.clock.runFor(20_000)
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Client restored successfully.')
  await expect(page.getByRole('main').getByText('Archived', { exact: true })).toHaveCount(0)
})

test('each tab of a client has its own URL; Contacts appears only if there are any', async ({ page, context }) => {
  await openClient(page, 'Bittern Brewing')
  await expect(tabs(page)).toHaveText(['Business Info', 'Billing'])
  await openClient(page, 'Magpie Motors')
  await expect(tabs(page)).toHaveText([/^Business Info/, /^Billing/, /^Contacts\s*1/])
  await tabs(page).nth(1).click()
  await expect(page).toHaveURL(/\/billing$/)
  await expect(page.getByText('Billed to Client')).toBeVisible()
  await expectAccessible(page)
  await tabs(page).nth(2).click()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(page.getByRole('row').filter({ hasText: 'Piotr Zielinski' })).toContainText(
    'piotr@magpie-motors.example',
  )
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Edit Piotr Zielinski' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Contact' })
  await dialog.getByLabel('Email Address').fill('piotr@')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a valid email')).toBeVisible()
  await dialog.getByLabel('Email Address').fill('p.zielinski@magpie-motors.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('p.zielinski@magpie-motors.example')).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Log in to Client's Account/ }).click()
  const books = await opened
  await expect(books.getByRole('heading', { level: 1 })).toHaveText('Magpie Motors')
  expect(books.url()).toContain(stack().books.BOOKS_URL)
})

test('notes survive a reload, and an unknown client shows a not-found page', async ({ page, watch }) => {
  await openClient(page, 'Avocet Analytics')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Prefers calls before ten.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Notes updated successfully.')
  await page.reload()
  await expect(page.getByText('Prefers calls before ten.')).toBeVisible()
  watch.allow(/404/, /business_clients/)
  await page.goto('/clients/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('Client not found')).toBeVisible()
  await expectAccessible(page)
})

test('a client is archived from its row by keyboard alone, and its page shows who did it', async ({ page }) => {
  await page.goto('/clients?search=Quail')
  const link = page.getByRole('link', { name: 'Quail Quilts' })
  await expect(link).toBeVisible()
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('.')
  await expect(page.getByRole('menuitem', { name: "Log in to Client's Account" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('arch')
  await expect(page.getByRole('menuitem', { name: 'Archive Client' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Archive Client' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('Client archived successfully.')
  await expect(link).toHaveCount(0)
  await page.goto('/clients?view=archived&search=Quail')
  await link.click()
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem').first()).toContainText('Robin Hale archived the client')
  await expect(activity.getByRole('listitem').last()).toContainText('Robin Hale created the client')
  await expectAccessible(page)
})
