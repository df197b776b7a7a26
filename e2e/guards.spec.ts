import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { embeddedPath, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { getOrganization } from '@partner-hub/contracts/people/identity.ts'
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { submitLogIn } from './pages/sign-in.ts'
import { logInOf, stack, stateOf } from './stack.ts'

test('ROUTE-15 ROUTE-16 without a log-in every guarded URL leads to the log-in page', async ({ page }) => {
  for (const path of [...guardedPaths, embeddedPath('books')]) {
    const authorize = page.waitForRequest((request) =>
      request.url().startsWith(`${stack().signInUrl}/oauth/authorize?`),
    )
    await page.goto(path.replace(':uuid', crypto.randomUUID()))
    await authorize
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
  await expectAccessible(page)
})

/** Leaves the page first: its pending calls would fail without cookies and log errors. */
const forget = async (page: Page) => {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

test('DEC-81 after the log-in, a deep link opened while signed out leads to its route, for every route', async ({
  page,
  watch,
}) => {
  // It logs in once per route.
  test.slow()
  // Some of the URLs name a client that does not exist: the page says so and keeps the URL.
  watch.allow(/404/, /./)
  const notRestored = ['/', '/logout', '/create-organization']
  for (const path of [...guardedPaths, embeddedPath('books')].filter((each) => !notRestored.includes(each))) {
    const deepLink = `${path.replace(':uuid', crypto.randomUUID())}?from=mail`
    await forget(page)
    await page.goto(deepLink)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const documents: string[] = []
    const note = (request: Request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    }
    page.on('request', note)
    await submitLogIn(page, logInOf('twelve'))
    await expect
      .poll(() =>
        documents
          .map((url) => new URL(url))
          .filter(({ origin }) => origin === stack().hubUrl)
          .map(({ pathname }) => pathname),
      )
      .toEqual(['/oauthcallback', '/', new URL(deepLink, stack().hubUrl).pathname])
    expect(documents.at(-1)).toBe(stack().hubUrl + deepLink)
    page.off('request', note)
  }
  for (const path of notRestored.slice(1)) {
    await forget(page)
    await page.goto(path)
    await submitLogIn(page, logInOf('twelve'))
    await expect(page).toHaveURL('/clients')
  }
})

test.describe('without a firm', () => {
  test.use({ storageState: stateOf('withoutFirm') })

  test('ROUTE-18 someone without a firm is redirected to the wizard', async ({ page, watch }) => {
    watch.allow(/403/, /partner_services/)
    for (const path of ['/', '/clients']) {
      await page.goto(path)
      await expect(page).toHaveURL('/create-organization')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tell us about yourself.')
    }
  })
})

test.describe('with a firm', () => {
  test.use({ storageState: stateOf('twelve') })

  test('ROUTE-01 ROUTE-02 ROUTE-23 a member is redirected to the client list', async ({ page }) => {
    for (const path of ['/', '/create-organization', '/signup', '/oauthcallback']) {
      await page.goto(path)
      await expect(page).toHaveURL('/clients')
      await expect(page.getByRole('table', { name: 'Clients of the firm' })).toBeVisible()
    }
  })

  test('ROUTE-17 the main layout waits for the organization', async ({ page }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    const organization = `**${pathOf(getOrganization.path, { uuid: '*' })}`
    await page.route(organization, async (route) => {
      await held
      await route.continue()
    })
    const deepLink = page.waitForRequest(organization)
    await page.goto('/clients')
    await deepLink
    await expect(page.getByRole('status')).toHaveText('Loading')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    answer()
    await expect(page.getByRole('banner')).toContainText('Alder & Finch LLP')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('ERR-55 a failed auth check shows an error and offers to try again', async ({ page, watch }) => {
    watch.allow(/500/, /users\/me/)
    await page.route('**/auth/api/v1/users/me*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.goto('/clients')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('User cannot be authenticated')
    await expect(alert).toContainText('Something went wrong. Please try again.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible()
  })

  test('X2 a script injected into a page does not run and is reported to the hub', async ({ page, watch }) => {
    watch.allow(/Content Security Policy|content policy violated|policy violation reported/, /^/)
    await page.goto('/clients')
    await expect(page.getByRole('table', { name: 'Clients of the firm' })).toBeVisible()
    const report = page.waitForResponse((answer) => answer.url().endsWith('/policy-reports'))
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.body.dataset.ran = "yes"'
      document.body.append(script)
      return document.body.dataset.ran
    })
    expect(hasRun).toBeUndefined()
    expect((await report).status()).toBe(204)
  })

  test('an unknown URL shows a not-found page with a way back', async ({ page, watch }) => {
    watch.allow(/404/, /nowhere/)
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to Clients' }).click()
    await expect(page.getByRole('heading', { name: 'Clients', exact: true })).toBeFocused()
  })
})

test('DEC-74 a callback that fails shows its pair once, and Try again leads to the log-in', async ({ page, watch }) => {
  watch.allow(/400/, /oauthcallback/)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto('/oauthcallback?code=forged&state=forged')
  await expect(page.getByRole('alert')).toContainText('User cannot be authenticated')
  await expectAccessible(page)
  expect(documents).toEqual(['/oauthcallback'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
