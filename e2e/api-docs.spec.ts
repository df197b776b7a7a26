import { expect, test } from './journey.ts'

test('someone reads about a call and its refusals at /docs, and nothing comes from another host', async ({
  page,
  baseURL,
  watch,
}) => {
  // Scalar tests whether it may use eval, is refused, and does without.
  watch.allow(/content policy violated: script-src eval/, /.*/)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: 'Partner Hub API' })).toBeVisible()
  await page.getByRole('button', { name: 'Business clients' }).first().click()
  await page.getByRole('link', { name: 'Archive a client' }).first().click()
  const call = page.getByRole('region', { name: 'Archive a client' })
  await expect(call.getByRole('heading', { name: 'Archive a client' })).toBeInViewport()
  await expect(call.getByText('action_not_allowed, stale, still_running')).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
})
