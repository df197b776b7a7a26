import { awaitMail, linkIn } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { fillFirm, fillGrowth, fillProfile, wantNews } from './pages/firm-wizard.ts'
import { submitLogIn, submitSignUp } from './pages/sign-in.ts'
import { finish, next } from './pages/wizard.ts'
import { newPerson } from './signing-in.ts'
import { stack } from './stack.ts'

test('AUTH-01 AUTH-02 ROUTE-22 FIRM-10 ERR-43 from sign-up through the mail and the wizard to the client list', async ({
  page,
  watch,
}) => {
  watch.allow(/403/, /partner_services\/identity/)
  const person = newPerson()

  await test.step('sign up', async () => {
    await page.goto('/signup')
    await expect(page).toHaveURL(`${stack().signInUrl}/signup?registration_type=sign_up_partner`)
    await expectAccessible(page)
    await submitSignUp(page, person)
    await expectAccessible(page)
  })

  await test.step('confirm by mail', async () => {
    await page.goto(linkIn(await awaitMail(person.email)))
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    expect(page.url(), 'the token is gone from the address').not.toContain('#')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('log in', async () => {
    const authorize = page.waitForRequest((request) => request.url().includes('/oauth/authorize?'))
    const callback = page.waitForRequest((request) => request.url().includes('/oauthcallback?code='))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(new URL((await authorize).url()).searchParams.get('response_type')).toBe('code')
    await submitLogIn(page, person)
    await callback
    await expect(page).toHaveURL('/create-organization')
  })

  await test.step('a mistake and a reload lose nothing', async () => {
    await page.getByLabel('First name').fill('Maya')
    await page.getByLabel('Last name').fill('Lindqvist')
    await page.getByLabel('Phone number').fill('12345')
    await page.getByLabel('First name').focus()
    await expect(page.getByText('Enter a valid phone number, e.g. 1234567890')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Maya')
    await expect(page.getByLabel('Phone number')).toHaveValue('12345')
    await fillProfile(page)
    await next(page).click()
    await fillFirm(page)
    await page.reload()
    await expect(page.getByLabel('Firm name')).toHaveValue('Fernhill & Moss Accounting')
    await expect(page.getByRole('combobox', { name: 'State/Province' })).toHaveValue('Nova Scotia')
    await expect(page.getByRole('button', { name: /Number of clients/ })).toContainText('6-20')
    await next(page).click()
    await fillGrowth(page)
    await wantNews(page)
  })

  await test.step('finish', async () => {
    await finish(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Organization has been created' })).toContainText(
      'Organization successfully registered',
    )
    await expect(page).toHaveURL('/clients')
    await expect(page.getByRole('banner')).toContainText('Fernhill & Moss Accounting')
    await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
    await expectAccessible(page)
  })
})
