import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { logIn, submitLogIn } from './pages/sign-in.ts'
import { logInOf, stack, stateOf } from './stack.ts'

test('ROUTE-09 AUTH-07 AUTH-09 logging out leads to the log-in page, and Back shows nothing', async ({
  page,
  context,
}) => {
  await logIn(page, logInOf('twelve'))
  await expect(page.getByText('Amberline Roofing')).toBeVisible()
  const signOut = page.waitForRequest((request) => request.url().startsWith(`${stack().signInUrl}/oauth/logout?`))
  await page.getByRole('link', { name: 'Logout' }).click()
  expect(Object.fromEntries(new URL((await signOut).url()).searchParams)).toMatchObject({
    client_id: 'partner-portal',
    redirect_uri: `${stack().hubUrl}/oauthcallback`,
  })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await context.cookies(stack().hubUrl)).map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(session|sid)$/)]),
  )
  for (let back = 0; back < 3; back++) {
    await page.goBack()
    await page.waitForLoadState()
    await expect(page.getByText('Amberline Roofing')).toHaveCount(0)
    await expect(page.getByText('Alder & Finch LLP')).toHaveCount(0)
  }
  await page.goto('/clients')
  await submitLogIn(page, logInOf('twelve'))
  await expect(page.getByText('Amberline Roofing')).toBeVisible()
})

test.describe('with a session', () => {
  test.use({ storageState: stateOf('twelve') })

  test('ROUTE-26 ERR-56 DEC-74 a failed log-out shows an error, goes home and keeps the session', async ({
    page,
    watch,
  }) => {
    watch.allow(/500/, /session\/end/)
    await page.goto('/clients')
    await page.route(`**${endSession.path}`, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('link', { name: 'Logout' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to log out' })
    await expect(alert).toContainText('Error during logout. Please try again.')
    await expect(page).toHaveURL('/clients')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
  })
})
