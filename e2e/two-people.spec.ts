import { expect, expectAccessible, test } from './journey.ts'
import { people } from './pages/people.ts'
import { logIn, submitLogIn } from './pages/sign-in.ts'
import { logInOf, stack } from './stack.ts'

test('DEC-81 a tab of one person closes its page when another person logs in in another tab', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/401/, /./)
  const next = await context.newPage()
  await next.goto(`${stack().hubUrl}/`)
  await expect(next.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await logIn(page, logInOf('twelve'))
  await expect(page.getByText('Amberline Roofing')).toBeVisible()

  await next.bringToFront()
  await submitLogIn(next, logInOf('states'))
  await next.waitForURL('**/clients')
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Someone else is logged in now' })).toBeVisible()
  await expect(page.getByText('Amberline Roofing')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Continue as ${people.states}` }).click()
  await page.waitForURL('**/clients')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('Amberline Roofing')).toHaveCount(0)
})
