import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writePageData } from '../../../testing/page-state.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { checkPassword } from '../../api/contract.ts'
import { showView } from './testing/show-view.tsx'
import { takeTokenFromAddress } from './token-from-address.ts'

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
const password = page.getByLabelText(/^(New )?[Pp]assword$/)
const press = (name: string) => page.getByRole('button', { name }).click()

test('log-in posts email, password, Keep me signed in and the CSRF token', async () => {
  const posted = await showView(logIn)
  await email.fill('maya@alderfinch.example')
  await password.fill('nine quiet ledgers')
  await page.getByRole('checkbox', { name: 'Keep me signed in on this device' }).click()
  await press('Sign in')
  expect(posted).toEqual([
    { _csrf: form.csrf, email: 'maya@alderfinch.example', password: 'nine quiet ledgers', remember: 'on' },
  ])
  expect(document.querySelector('form')).toMatchObject({ method: 'post' })
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/here')
  await expect.poll(() => document.title).toBe('Sign in · Partner Hub')
})

test('a double click on log-in posts once', async () => {
  const posted = await showView({ ...logIn, email: 'maya@alderfinch.example' })
  await password.fill('nine quiet ledgers')
  await press('Sign in')
  await page.getByRole('button', { name: 'Sign in' }).click({ force: true })
  expect(posted).toHaveLength(1)
})

test.each([
  ['wrong_credentials', null, "The email or password isn't right. Check both and try again."],
  ['too_many_attempts', 240, 'Too many attempts. Try again in 4 minutes.'],
  ['too_many_attempts', null, 'Too many attempts. Reset your password to sign in again.'],
  ['session_expired', null, 'Your session ended while you were away. Sign in to continue.'],
  ['invitation_waits', null, 'Sign in with your password to answer the invitation.'],
] as const)('log-in says what is wrong: %s', async (problem, retry_after_seconds, text) => {
  await showView({ ...logIn, email: 'maya@alderfinch.example', problem, retry_after_seconds })
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(email).toHaveValue('maya@alderfinch.example')
})

test('log-in says at the field what is missing, before anything is posted', async () => {
  const posted = await showView(logIn)
  await press('Sign in')
  await shows('Enter your email')
  await shows('Enter your password')
  await expect.element(email).toHaveFocus()
  await email.fill('maya@alderfinch.example')
  await press('Sign in')
  await expect.element(page.getByText('Enter your email')).not.toBeInTheDocument()
  await expect.element(password).toHaveFocus()
  expect(posted).toEqual([])
})

test.each([true, false])('a refused log-in keeps the choice to stay signed in: %s', async (remember) => {
  await showView({ ...logIn, remember, problem: 'wrong_credentials' })
  const box = page.getByRole('checkbox', { name: 'Keep me signed in on this device' })
  expect((box.element() as HTMLInputElement).checked).toBe(remember)
})

test('SHELL-07 the pages name provider and product as configured and link to each other', async () => {
  writePageData({ hubName: 'Ledger Desk', providerName: 'Acme', privacyUrl: 'https://acme.example/privacy' })
  await showView(logIn)
  await shows('Use your Acme account.')
  await shows(/New to Ledger Desk\?/)
  await expect.element(page.getByRole('link', { name: 'Sign up as a partner' })).toHaveAttribute('href', '/signup')
  await expect
    .element(page.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', '/forgot-password')
  await expect
    .element(page.getByRole('link', { name: 'Privacy' }))
    .toHaveAttribute('href', 'https://acme.example/privacy')
})

test('sign-up checks what is typed before it posts, and goes to the first field that is wrong', async () => {
  const posted = await showView(signUp)
  await press('Sign up')
  await shows('Enter your email')
  await shows('Enter a password')
  await expect.element(email).toHaveFocus()
  await email.fill('maya@')
  await userEvent.tab()
  await shows('Enter a valid email address')
  expect(posted).toEqual([])
})

test('the password hint turns green once the password is long enough and in no breach', async () => {
  const server = stubCalls()
  const breached = 'password_breached' as const
  server.answer(checkPassword, ({ body }) => ({
    problem: (body as { password: string }).password === 'password123' ? breached : null,
  }))
  await showView(signUp)
  await shows('At least 8 characters')
  await password.fill('password123')
  await shows('This password is in a known breach. Choose another one')
  await password.fill('nine quiet ledgers')
  await shows('Long enough, and not in any known breach')
  expect(page.getByText('At least 8 characters').query()).toBeNull()
})

test('a password that is too short is not checked by the server, and shows an error on blur', async () => {
  const server = stubCalls()
  await showView(signUp)
  await password.fill('short')
  await userEvent.tab()
  await shows('Use at least 8 characters')
  expect(server.callsOf(checkPassword)).toEqual([])
})

test('errors from the server show at their fields', async () => {
  await showView({ ...signUp, email: 'maya@alderfinch.example', problems: { password: 'password_breached' } })
  await shows('This password is in a known breach. Choose another one')
  await expect.element(email).toHaveValue('maya@alderfinch.example')
})

test('a sign-up too soon after another says when to try again, and keeps the address', async () => {
  await showView({ ...signUp, email: 'maya@alderfinch.example', retry_after_seconds: 45 })
  const text = 'Too many attempts with this address. Look in your inbox, or try again in 45 seconds.'
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(email).toHaveValue('maya@alderfinch.example')
})

test('the inbox page counts down until the mail may be sent again', async () => {
  const posted = await showView({
    page: 'check-inbox',
    ...form,
    hidden: { email: 'maya@alderfinch.example' },
    kind: 'confirmation',
    email: 'maya@alderfinch.example',
    invitation: '',
    is_invited: false,
    resend_after_seconds: 1,
    sent_again: false,
  })
  const resend = page.getByRole('button', { name: 'Resend email' })
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
  await shows(/send it again in 0:01/)
  await expect.element(resend).not.toHaveAttribute('aria-disabled')
  await resend.click()
  expect(posted).toEqual([{ _csrf: form.csrf, email: 'maya@alderfinch.example' }])
})

test('the page after a reset request does not say whether the address has an account', async () => {
  await showView({
    page: 'check-inbox',
    ...form,
    hidden: {},
    kind: 'reset',
    email: 'maya@alderfinch.example',
    invitation: '',
    is_invited: false,
    resend_after_seconds: 0,
    sent_again: false,
  })
  await shows(/If .*/)
  await shows(/has an account, we sent it a link/)
})

test.each([
  ['confirmation', 'We sent the email again.', '/signup?change'],
  ['reset', 'If the address has an account, we sent the email again.', '/forgot-password?change'],
] as const)(
  'the inbox page (%s) says when the mail was sent again, and leads to the form with the address',
  async (kind, text, href) => {
    const inbox = { page: 'check-inbox', ...form, hidden: {}, kind, email: 'maya@alderfinch.example' } as const
    await showView({ ...inbox, invitation: '', is_invited: false, resend_after_seconds: 60, sent_again: true })
    await expect.element(page.getByRole('status')).toHaveTextContent(text)
    await expect.element(page.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', href)
  },
)

test('the inbox page says nothing of a second mail after the first', async () => {
  const inbox = {
    page: 'check-inbox',
    ...form,
    hidden: {},
    kind: 'confirmation',
    email: 'maya@alderfinch.example',
    invitation: '',
    is_invited: false,
  } as const
  await showView({ ...inbox, resend_after_seconds: 60, sent_again: false })
  expect(page.getByRole('status').query()).toBeNull()
})

/** The token is in the fragment of the mail's link. */
const arriveWith = (token: string) => {
  const before = location.href
  history.replaceState(null, '', `#${token}`)
  onTestFinished(() => history.replaceState(null, '', before))
}

test('confirming takes a click, posts the token of the link and removes it from the URL', async () => {
  arriveWith('mail-token')
  const posted = await showView({ page: 'confirm', ...form })
  expect(location.hash).toBe('')
  expect(posted).toEqual([])
  await press('Confirm email')
  expect(posted).toEqual([{ token: 'mail-token', _csrf: form.csrf }])
})

test('a reload still has the token of the link, another page does not', async () => {
  arriveWith('mail-token')
  expect([takeTokenFromAddress(), takeTokenFromAddress()]).toEqual(['mail-token', 'mail-token'])
  history.pushState(null, '')
  expect(takeTokenFromAddress()).toBe('')
})

test('a link without its token is a dead link', async () => {
  await showView({ page: 'confirm', ...form })
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a reset posts the new password with the token, also when it came back after a refused password', async () => {
  stubCalls().answer(checkPassword, { problem: null })
  const posted = await showView({
    page: 'reset-password',
    ...form,
    token: 'kept-token',
    problems: { password: 'password_too_short' },
  })
  await shows('Use at least 8 characters')
  await password.fill('nine quiet ledgers')
  await press('Change password')
  expect(posted).toEqual([{ token: 'kept-token', password: 'nine quiet ledgers', _csrf: form.csrf }])
})

test('signing out of the provider needs no further click', async () => {
  const posted = await showView({ page: 'sign-out', ...form, hidden: { xsrf: 'x', logout: 'yes' } })
  expect(posted).toEqual([{ xsrf: 'x', logout: 'yes', _csrf: form.csrf }])
})

test.each([
  [{ page: 'confirmed' }, 'Your email is confirmed', 'Sign in'],
  [{ page: 'reset-done' }, 'Your password is changed', 'Sign in'],
  [{ page: 'dead-link', kind: 'confirmation' }, 'This link no longer works', 'Sign in'],
  [{ page: 'unknown-sign-in' }, "This sign-in can't continue here", 'Start a new sign-in'],
  [{ page: 'not-found' }, 'Page not found', 'Back to sign in'],
  [{ page: 'failure', fault_id: 'fault-7' }, 'Something went wrong. Please try again.', 'Back to sign in'],
] as [SignInView, string, string][])(
  '%o leads on to the hub, where every sign-in starts',
  async (view, title, link) => {
    writePageData({ hubUrl: 'https://hub.example/' })
    await showView(view)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', 'https://hub.example/')
  },
)

test('someone who chose their address as password is told so, and not that it was breached', async () => {
  await showView({ ...signUp, email: 'maya@alderfinch.example', problems: { password: 'password_is_email' } })
  await shows("Your password can't be your email address. Choose another one")
})

test('a fault shows the id to quote', async () => {
  await showView({ page: 'failure', fault_id: 'fault-7' })
  await shows(/fault-7/)
})

test('the forgotten-password form asks only for the address', async () => {
  const posted = await showView({ page: 'forgot-password', ...form, email: '', problems: {} })
  await press('Send link')
  await shows('Enter your email')
  await email.fill('maya@alderfinch.example')
  await press('Send link')
  expect(posted).toEqual([{ _csrf: form.csrf, email: 'maya@alderfinch.example' }])
})
