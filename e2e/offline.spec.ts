import { expect, test } from './journey.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('twelve') })

test('a client opened while offline shows an error in its place, and opens once the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/./, /.*/)
  await page.goto('/clients')
  const row = page.getByRole('link', { name: 'Bluebird Bakery' })
  await row.waitFor()
  await context.setOffline(true)
  await row.click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird Bakery')
})
