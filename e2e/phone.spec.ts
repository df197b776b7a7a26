import { expect, expectAccessible, test } from './journey.ts'
import { stateOf } from './stack.ts'

test.use({ viewport: { width: 390, height: 844 }, storageState: stateOf('twelve') })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`on a phone, ${colorScheme}: the list fits, and the menu is a drawer`, async ({ page }) => {
      await page.goto('/clients')
      await expect(page.getByText('Amberline Roofing')).toBeVisible()
      const { scrollWidth, background } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        background: getComputedStyle(document.querySelector('main') as Element).backgroundColor,
      }))
      expect(scrollWidth).toBe(390)
      const isDark = colorScheme === 'dark'
      expect(background === 'rgb(255, 255, 255)').toBe(!isDark)
      await expectAccessible(page)
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      await menu.click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer).toContainText('Maya Lindqvist')
      await expect(drawer).toContainText('Owner, Alder & Finch LLP')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(menu).toBeFocused()
      await menu.click()
      await drawer.getByRole('link', { name: 'Clients' }).click()
      await expect(drawer).toHaveCount(0)
    })
  })

test('a page opened by URL starts at the top, whatever the scroll position of the page before', async ({ page }) => {
  await page.goto('/clients')
  await expect(page.getByText('Amberline Roofing')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goto('/create-client')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell Us About Your Business')
  const place = () => page.evaluate(() => ({ y: window.scrollY, room: document.body.scrollHeight - innerHeight }))
  expect((await place()).room).toBeGreaterThan(300)
  expect((await place()).y).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.reload()
  await expect.poll(async () => (await place()).y).toBe(300)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('on a phone the country is chosen from a sheet, and the currency follows it', async ({ page }) => {
    await page.goto('/create-client')
    await page.getByRole('button', { name: /^Country/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Country' })
    await expectAccessible(page)
    await sheet.getByRole('textbox', { name: 'Country' }).fill('germ')
    await sheet.getByRole('button', { name: 'Germany' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Country/ })).toHaveText('Germany')
    await expect(page.getByRole('button', { name: /^Currency/ })).toHaveText('EUR — Euro')
  })
})

test.describe('dark on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

  test('every state of the list has enough contrast in dark mode', async ({ page }) => {
    await page.goto('/clients')
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
    await expectAccessible(page)
  })
})
