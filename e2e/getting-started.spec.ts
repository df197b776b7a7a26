import { expect, expectAccessible, test } from './journey.ts'
import { arriveWithNewFirm } from './new-firm.ts'
import { stateOf } from './stack.ts'

test.describe('a firm with twelve clients', () => {
  test.use({ storageState: stateOf('twelve') })

  test('START-01 START-02 START-04 START-05 START-06 the panel leads through three first steps', async ({ page }) => {
    await page.goto('/clients')
    const panel = page.getByRole('region', { name: 'Getting started' })
    await expect(panel.getByRole('listitem').getByRole('heading')).toHaveText([
      'Invite your clients',
      'Get certified as an expert',
      'Book a 1:1 onboarding call',
    ])
    await expect(panel.getByRole('listitem')).toHaveText([/^1/, /^2/, /^3/])
    await expect(panel).toContainText('Dedicated support, a certification badge and a 15% discount on client accounts.')
    await expect(panel.getByRole('link', { name: /Open the academy/ })).toHaveAttribute('href', /academy\.northwind/)
    await expect(panel.getByRole('link', { name: /Book a call/ })).toHaveAttribute('href', /book\.northwind/)
  })

  test('START-07 START-13 the welcome guide video plays in place', async ({ page }) => {
    await page.goto('/clients')
    await page.getByRole('button', { name: /^Play/ }).click()
    const video = page.locator('video')
    await expect(video).toBeVisible()
    const playedFor = () => video.evaluate((player: HTMLVideoElement) => player.currentTime)
    await expect.poll(playedFor).toBeGreaterThan(0)
    const before = await playedFor()
    await expect.poll(playedFor).toBeGreaterThan(before)
    await expectAccessible(page)
  })
})

test('START-08 START-10 START-12 START-14 START-16 a closed panel stays closed', async ({ page, watch }) => {
  watch.allow(/403/, /partner_services/)
  await arriveWithNewFirm(page)
  await page.goto('/clients')
  const news = page.getByText('New! Your clients are now in the Partner Hub.')
  const video = page.getByRole('button', { name: /^Play/ })
  const panel = page.getByRole('heading', { name: 'Getting started' })
  for (const [piece, close] of [
    [news, 'Close the news'],
    [video, 'Close the welcome guide video'],
    [panel, 'Close getting started'],
  ] as const) {
    await expect(piece).toBeVisible()
    const saved = page.waitForResponse((answer) => ['PATCH', 'PUT'].includes(answer.request().method()))
    await page.getByRole('button', { name: close }).click()
    await expect(piece).toHaveCount(0)
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
    await expect(piece).toHaveCount(0)
    await expectAccessible(page)
  }
})
