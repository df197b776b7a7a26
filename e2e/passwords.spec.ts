import { awaitMail, linkIn } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ownerOnBooks } from './owner-on-books.ts'
import { submitLogIn, submitSignUp } from './pages/sign-in.ts'
import { arriveNew, confirmByMail, newPerson } from './signing-in.ts'
import { stateOf } from './stack.ts'

test('a forgotten password is reset with the link in a mail, which works once', async ({ page, context, watch }) => {
  // It takes four mails and four log-ins.
  test.slow()
  watch.allow(/403/, /partner_services/)
  watch.allow(/410/, /reset-password/)
  const { email, password } = await arriveNew(page)
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectAccessible(page)
  const link = linkIn(await awaitMail(email, 2))

  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('another calm and windy night')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await expectAccessible(page)

  const again = await context.newPage()
  await again.goto(link)
  await again.getByLabel('New password', { exact: true }).fill('a third calm and windy night')
  await again.getByRole('button', { name: 'Change password' }).click()
  await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(again)

  await page.goto('/')
  await submitLogIn(page, { email, password })
  await expect(page.getByRole('alert')).toContainText("The email or password isn't right.")
  await expectAccessible(page)
  await submitLogIn(page, { email, password: 'another calm and windy night' })
  await expect(page).toHaveURL('/create-organization')
})

test.describe('an owner of books who has no firm', () => {
  test.use({ storageState: stateOf('creating') })

  test('ROUTE-18 resets a forgotten password, signs in and lands in Books', async ({ page, context }) => {
    test.slow()
    const name = 'Garganey Gardens'
    const owner = newPerson()
    const owners = await ownerOnBooks(page, context, name, owner)
    await owners.context().clearCookies()
    await owners.goto('/')
    await owners.getByRole('link', { name: 'Forgot your password?' }).click()
    await owners.getByLabel('Email').fill(owner.email)
    await owners.getByRole('button', { name: 'Send link' }).click()
    await expect(owners.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await owners.goto(linkIn(await awaitMail(owner.email, 2)))
    const password = 'another calm and windy night'
    await owners.getByLabel('New password', { exact: true }).fill(password)
    await owners.getByRole('button', { name: 'Change password' }).click()
    await owners.getByRole('link', { name: 'Sign in' }).click()
    await submitLogIn(owners, { email: owner.email, password })
    await expect(owners.getByRole('heading', { name: 'Your books are in Northwind Books' })).toBeFocused()
    await expectAccessible(owners)
    await owners.getByRole('link', { name: 'Open Northwind Books' }).click()
    await expect(owners.getByRole('heading', { level: 1 })).toHaveText(name)
    await owners.context().close()
  })
})

test('the confirmation mail is sent again on request, and its newest link works', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await submitSignUp(page, person)
  await awaitMail(person.email)
  const resend = page.getByRole('button', { name: 'Resend email' })
  await expect(resend).toBeDisabled()
  await expect(page.getByText(/send it again in 0:0\d/)).toBeVisible()
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(resend).toBeDisabled()
  await awaitMail(person.email, 2)
  await confirmByMail(page, person.email)
})

test('an invalid sign-up shows errors at its fields', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Work email').fill('nobody at all')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expect(page.getByText('Use at least 8 characters')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('Work email').fill(newPerson().email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('This password is in a known breach. Choose another one')).toBeVisible()
})
