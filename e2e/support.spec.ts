import { expect, expectAccessible, test } from './journey.ts'
import { people, STAFF } from './pages/people.ts'
import { submitLogIn } from './pages/sign-in.ts'
import { findFirm, startVisit } from './pages/support-desk.ts'
import { logInOf, stack, stateOf } from './stack.ts'

const staff = () => ({ email: STAFF, password: stack().password })

test('EMBED-09 ROUTE-24 A11 staff give a reason, read a firm’s clients, cannot change anything, and end the visit', async ({
  page,
  context,
  browser,
}) => {
  await page.goto(`${stack().signInUrl}/support`)
  await submitLogIn(page, staff())
  await expect(page.getByRole('heading', { name: 'Start a support session' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Find the firm' }).click()
  await expect(page.getByText('Enter the reason')).toBeVisible()
  await findFirm(page, { firm: 'Alder & Finch' })
  await page.getByRole('radio', { name: /^Alder & Finch LLP\s*maya@alderfinch\.example\s*12 clients/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Is this the firm?' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'maya@alderfinch.example' })).toBeVisible()
  await expectAccessible(page)
  const handedOver = page.waitForRequest((request) => request.url().includes('support_session=session-'))
  await startVisit(page)
  expect((await handedOver).url()).toMatch(new RegExp(`^${stack().hubUrl}/\\?support_session=session-\\d+$`))

  await page.waitForURL(`${stack().hubUrl}/clients`)
  const banner = page.getByRole('region', { name: 'Support session' })
  await expect(banner).toContainText('Support session of Sam Okafor at Alder & Finch LLP')
  await expect(page.getByText('Amberline Roofing')).toBeVisible()
  await expectAccessible(page)
  const cookies = (await context.cookies(stack().hubUrl)).filter(({ name }) => /^session-\d+$/.test(name))
  for (const { httpOnly, domain } of cookies) expect([httpOnly, domain]).toEqual([true, '.northwind.localhost'])

  await page.getByRole('link', { name: 'Amberline Roofing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amberline Roofing' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit notes' })).toBeDisabled()
  await page.getByRole('button', { name: 'Edit notes' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Support visits are read-only.')
  await expectAccessible(page)

  await banner.getByRole('button', { name: 'End support session' }).click()
  await expect(page.getByRole('heading', { name: 'Start a support session' })).toBeVisible()
  await page.goto('/clients')
  await expect(page.getByRole('heading', { name: 'Start a support session' })).toBeVisible()

  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await context.cookies(stack().hubUrl)).filter(({ name }) => name === 'sid')).toEqual([])

  const firm = await (await browser.newContext({ storageState: stateOf('twelve') })).newPage()
  await firm.setViewportSize({ width: 390, height: 844 })
  await firm.goto('/clients')
  await firm.getByRole('button', { name: 'Menu' }).click()
  await firm.getByRole('link', { name: 'Support visits' }).click()
  const visit = firm.getByRole('row').filter({ hasText: 'T-4711' }).first()
  await expect(visit).toContainText('Sam Okafor')
  await expect(visit).toContainText('Maya asked why a client is missing')
  await expect(visit).toContainText('Amberline Roofing')
  await expectAccessible(firm)
})

test('AUTH-08 logging out ends a support visit and leaves no cookie behind', async ({ page, context }) => {
  await page.goto(`${stack().signInUrl}/support`)
  await submitLogIn(page, staff())
  await findFirm(page, { firm: people.twelve, ticket: 'T-4712' })
  await startVisit(page)
  await expect(page.getByText('Amberline Roofing')).toBeVisible()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const left = (await context.cookies(stack().hubUrl)).map(({ name }) => name)
  expect(left.filter((name) => /^(session.*|sid)$/.test(name))).toEqual([])
})

test('someone who is not staff gets no further than the log-in', async ({ page, watch }) => {
  watch.allow(/403/, /\/support/)
  await page.goto(`${stack().signInUrl}/support`)
  await submitLogIn(page, logInOf('twelve'))
  await expect(page.getByRole('heading', { name: 'Only for support staff' })).toBeVisible()
  await expectAccessible(page)
})
