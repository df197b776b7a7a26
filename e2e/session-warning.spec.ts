import { extendSession } from '@partner-hub/contracts/people/session.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { logIn } from './pages/sign-in.ts'
import { logInOf, stack } from './stack.ts'

// Not a plain `baseURL` option: the URL is known only once the stack runs.
test.use({ baseURL: async ({ baseURL: _ }, use) => use(stack().briefHubUrl) })

test('before a session expires the person is warned and can extend it', async ({ page }) => {
  await logIn(page, logInOf('twelve'))
  const warning = page.getByRole('alertdialog', { name: "You'll be logged out soon" })
  await expect(warning).toBeVisible()
  await expect(warning).toContainText(/logged out in (60|5\d) seconds/)
  await expectAccessible(page)
  const extended = page.waitForResponse(`**${extendSession.path}`)
  await warning.getByRole('button', { name: 'Stay logged in' }).click()
  expect((await (await extended).json()).idle_seconds_left).toBeGreaterThanOrEqual(62)
  await expect(warning).toHaveCount(0)
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Log out now' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
