import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { writePageData } from '../../../testing/page-state.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { checkPassword } from '../../api/contract.ts'
import { showView } from './testing/show-view.tsx'

const form = { action: '/here', csrf: 'token-against-forgery' }
const logIn = {
  page: 'log-in',
  ...form,
  email: '',
  remember: false,
  problem: null,
  retry_after_seconds: null,
  is_invited: false,
  has_account: false,
} as const
const signUp = { page: 'sign-up', ...form, email: '', problems: {}, retry_after_seconds: null, invitation: '' } as const

const shows = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const email = page.getByRole('textbox', { name: /email/i })
const password = page.getByLabelText('Password')
const press = (name: string) => page.getByRole('button', { name }).click()

test('an invited owner signs up with the invited address and only chooses a password', async () => {
  window.location.hash = new URLSearchParams({ invitation: 'link', email: 'ana@bluebird.example' }).toString()
  stubCalls().answer(checkPassword, { problem: null })
  const posted = await showView(signUp)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a password')
  await expect.poll(() => document.title).toBe('Choose a password · Partner Hub')
  expect(page.getByText('For accountants, bookkeepers').query()).toBeNull()
  expect(page.getByText('Bring your clients with you.').query()).toBeNull()
  expect(window.location.hash).toBe('')
  // The program's terms only apply to partners.
  await expect
    .element(page.getByRole('link', { name: /^terms/ }))
    .toHaveAttribute('href', 'https://northwind.example/terms')
  await expect.element(email).toHaveAttribute('readonly')
  await expect.element(password).toHaveFocus()
  await password.fill('nine quiet ledgers')
  await press('Sign up')
  expect(posted).toMatchObject([{ email: 'ana@bluebird.example', invitation: 'link' }])
})

test('an invited address that is not revealed must be typed', async () => {
  window.location.hash = new URLSearchParams({ invitation: 'link' }).toString()
  await showView(signUp)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a password')
  await expect.element(email).toHaveValue('')
  await expect.element(email).not.toHaveAttribute('readonly')
  await expect.element(email).toHaveFocus()
})

test.each([
  ['uuid.token', '#uuid.token'],
  // A log-in before the confirmation: only the tab knows the link.
  ['', ''],
])('DEC-87 the inbox page of an invited owner leads back to the invitation (%j)', async (invitation, fragment) => {
  writePageData({ hubUrl: 'https://hub.example' })
  await showView({
    page: 'check-inbox',
    ...form,
    hidden: {},
    kind: 'confirmation',
    email: 'ana@bluebird.example',
    invitation,
    is_invited: true,
    resend_after_seconds: 0,
    sent_again: false,
  })
  await shows(/on any device to confirm the address and answer the invitation/)
  await expect
    .element(page.getByRole('link', { name: 'Back to the invitation' }))
    .toHaveAttribute('href', `https://hub.example/accept${fragment}`)
  expect(page.getByRole('link', { name: 'Change it' }).query()).toBeNull()
})

test('DEC-87 a log-in begun at an invitation leads back to it, and never to the sign-up of partners', async () => {
  writePageData({ hubUrl: 'https://hub.example' })
  await showView({ ...logIn, problem: 'wrong_credentials', is_invited: true })
  await expect
    .element(page.getByRole('link', { name: 'Go back to sign up' }))
    .toHaveAttribute('href', 'https://hub.example/accept')
  expect(page.getByRole('link', { name: 'Sign up as a partner' }).query()).toBeNull()
})

test('someone with an account who used the mailed link is told so, and not sent back to sign up', async () => {
  writePageData({ hubUrl: 'https://hub.example' })
  const known = { ...logIn, email: 'ana@bluebird.example', is_invited: true, has_account: true } as const
  await showView({ ...known, problem: 'invitation_waits' })
  const banner = page.getByRole('alert')
  await expect
    .element(banner)
    .toMatchTextContent(/^You already have an account\. Sign in with the password you chose for it\./)
  await expect
    .element(banner.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', '/forgot-password')
  expect(page.getByRole('link', { name: 'Forgot your password?' }).elements()).toHaveLength(1)
  expect(page.getByText('No account yet?').query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: 'Back to the invitation' }))
    .toHaveAttribute('href', 'https://hub.example/accept')
  await cleanup()
  await showView({ ...known, problem: 'wrong_credentials' })
  await expect.element(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  expect(page.getByText('No account yet?').query()).toBeNull()
})

test.each([
  [true, /To confirm ana@bluebird\.example and answer the invitation, enter the password you chose there/],
  [false, /To confirm ana@bluebird\.example, enter the password you chose there/],
])('a confirmation in another browser posts a password with its token (invited: %s)', async (is_invited, text) => {
  const posted = await showView({
    page: 'confirm-password',
    ...form,
    token: 'uuid.token',
    email: 'ana@bluebird.example',
    problems: {},
    is_invited,
  })
  await expect.element(page.getByRole('main')).toMatchTextContent(text)
  await press('Confirm email')
  await shows('Enter a password')
  expect(posted).toEqual([])
  await password.fill('nine quiet ledgers')
  await press('Confirm email')
  expect(posted).toMatchObject([{ _csrf: form.csrf, token: 'uuid.token', password: 'nine quiet ledgers' }])
})
