import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, test } from './journey.ts'
import { toast } from './pages/client-page.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('twelve') })

/** A failed log-out is the cheapest way to get a toast. */
test.beforeEach(async ({ page, watch }) => {
  watch.allow(/500/, /session\/end/)
  await page.clock.install()
  await page.goto('/clients')
  await page.route(`**${endSession.path}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(toast(page)).toContainText('Unable to log out')
  // Wait until the home page has taken the focus, so that it does not take it from the toast later.
  await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeFocused()
})

test('SHELL-10 SHELL-11 a toast appears at the top center and disappears after five seconds', async ({ page }) => {
  const box = (await toast(page).boundingBox()) ?? { x: 0, y: 99, width: 0 }
  expect(box.y).toBeLessThanOrEqual(24)
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThanOrEqual(1)
  await page.clock.runFor(5000)
  await expect(toast(page)).toHaveCount(0)
})

test('SHELL-12 DEC-41 the countdown pauses under the pointer and with the keyboard focus', async ({ page }) => {
  await toast(page).hover()
  await page.clock.runFor(20_000)
  await expect(toast(page)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Close' }).focus()
  await page.mouse.move(700, 700)
  await page.clock.runFor(20_000)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('heading', { name: 'Clients', exact: true }).focus()
  await page.clock.runFor(5000)
  await expect(toast(page)).toHaveCount(0)
})

test('SHELL-13 a toast can be closed early', async ({ page }) => {
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
})
