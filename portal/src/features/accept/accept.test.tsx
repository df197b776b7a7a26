import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { button, GRACE, heading, invite, open, TOKEN, tokensOf, view } from '../../../testing/acceptance-world.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { acceptInvitation, beginAcceptance, declineInvitation, endSession, readInvitation } from '../../api/contract.ts'

const confirmation = page.getByRole('alertdialog', { name: 'Decline the invitation?' })

test.each([
  [{}, 'Free until Nov 27, 2026', 'No card needed now. After that day you choose a plan.'],
  [{ payer: 'ACCOUNTANT' }, 'Alder & Finch LLP pays', 'You need no card and choose no plan.'],
  [{ trial_ends_at: null }, 'You choose a plan', 'No card needed now. You choose it in Northwind Books.'],
] as const)('the page states the cost before the owner answers: %o', async (changes, title, text) => {
  invite(changes)
  await open()
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Valid until Dec 15, 2026. Nothing happens until you choose.')).toBeVisible()
})

test.each([
  [
    true,
    'Alder & Finch LLP keeps access',
    'Its people can see and edit invoices, expenses and reports.',
    'See the books of Bluebird Bakery with your accountant',
  ],
  [
    false,
    'Alder & Finch LLP has no access',
    'It gave up its access. You can invite it to your team in Northwind Books.',
    'Become the owner of the books of Bluebird Bakery',
  ],
])('the page says whether the firm has access: %s', async (firm_has_access, title, text, promise) => {
  invite({ firm_has_access })
  await open()
  await expect.element(heading).toHaveTextContent(promise)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('DEC-20 DEC-63 the link shows firm, client and recipient without the shell; opening it changes nothing', async () => {
  const server = invite()
  const { router } = await open()
  await expect.element(heading).toHaveTextContent('See the books of Bluebird Bakery with your accountant')
  await expect.element(page.getByText('Alder & Finch LLP invited you to Northwind Books')).toBeVisible()
  await expect.element(page.getByText(GRACE)).toBeVisible()
  await expect.element(button('Decline the invitation')).toBeVisible()
  expect(page.getByRole('navigation').query()).toBeNull()
  expect(tokensOf(server, readInvitation)).toEqual([{ token: TOKEN }])
  // The token is gone from the URL, and no call sent it in one.
  expect(router.state.location.hash).toBe('')
  expect(server.callsOf(readInvitation).some(({ url }) => url.href.includes('s3cret'))).toBe(false)
  expect(document.title).toBe('Your invitation · Partner Hub')
})

test.each([
  [
    {},
    'Alder & Finch LLP has been told. From now on you both work in the same books. You can choose a plan in your books.',
  ],
  [{ payer: 'ACCOUNTANT' }, 'Alder & Finch LLP has been told. From now on you both work in the same books.'],
  [{ firm_has_access: false }, 'Alder & Finch LLP has been told. You can choose a plan in your books.'],
] as const)('after accepting, the page says what comes next: %o', async (changes, text) => {
  const server = invite({ signed_in_as: GRACE, ...changes })
  server.answer(acceptInvitation, { open_url: null })
  await open()
  await button('Accept').click()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('DEC-63 an address in full-width letters counts as the invited one, as on the server', async () => {
  invite({ signed_in_as: 'ｇｒａｃｅ@bluebirdbakery.example' })
  await open()
  await expect.element(page.getByText('Signed in with the invited address')).toBeVisible()
})

test('DEC-20 DEC-63 the invited person accepts with a click, reads what happens next and opens the account', async () => {
  const server = invite({ signed_in_as: 'Grace@BluebirdBakery.example' })
  server.answer(acceptInvitation, { open_url: 'https://books.example/open/account-1' })
  await open()
  await expect.element(page.getByText('Signed in with the invited address')).toBeVisible()
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent('The account of Bluebird Bakery is yours')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(/Alder & Finch LLP has been told\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open Northwind Books' }))
    .toHaveAttribute('href', 'https://books.example/open/account-1')
  expect(tokensOf(server, acceptInvitation)).toEqual([{ token: TOKEN }])
})

test('Back or a reload after accepting shows the same as the link, and the URL has no token', async () => {
  const server = invite({ signed_in_as: GRACE })
  const open_url = 'https://books.example/open/account-1'
  server.answer(acceptInvitation, { open_url })
  await open()
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent('The account of Bluebird Bakery is yours')
  await cleanup()
  server.answer(readInvitation, view({ state: 'accepted', signed_in_as: GRACE, is_yours: true, open_url }))
  const { router } = await open('/accept')
  await expect.element(heading).toHaveTextContent('You have already accepted')
  await expect.element(page.getByRole('link', { name: 'Open Northwind Books' })).toHaveAttribute('href', open_url)
  const { search, hash } = router.state.location
  expect([search, hash]).toEqual(['', ''])
})

test('a reload after Decline says that the invitation was declined', async () => {
  const server = invite()
  server.answer(declineInvitation, { declined: true })
  await open()
  await button('Decline the invitation').click()
  await confirmation.getByRole('button', { name: 'Decline' }).click()
  await expect.element(heading).toHaveTextContent('You declined')
  await cleanup()
  server.answer(readInvitation, view({ state: 'declined' }))
  await open('/accept')
  await expect.element(heading).toHaveTextContent('This invitation was declined')
})

test('if access is not ready yet, the page says that it is being set up', async () => {
  const server = invite({ signed_in_as: GRACE })
  server.answer(acceptInvitation, { open_url: null })
  await open()
  await button('Accept').click()
  await expect
    .element(page.getByText('Your access is still being set up. Log in to Northwind Books in a minute.'))
    .toBeVisible()
})

test('DEC-20 Decline asks for confirmation, then says how to be invited again', async () => {
  const server = invite()
  server.answer(declineInvitation, { declined: true })
  await open()
  await button('Decline the invitation').click()
  await expect.element(confirmation).toBeVisible()
  await confirmation.getByRole('button', { name: 'Keep it open' }).click()
  await expect.element(confirmation).not.toBeInTheDocument()
  expect(server.callsOf(declineInvitation)).toEqual([])
  await button('Decline the invitation').click()
  await confirmation.getByRole('button', { name: 'Decline' }).click()
  await expect.element(heading).toHaveTextContent('You declined')
  await expect
    .element(page.getByText('If you change your mind, ask the firm to invite you again.', { exact: false }))
    .toBeVisible()
  expect(tokensOf(server, declineInvitation)).toEqual([{ token: TOKEN }])
})

test.each([
  ['Sign in to accept', 'sign_in'],
  ['Sign up to accept', 'sign_up'],
] as const)('DEC-63 signed out, the page offers %s', async (label, how) => {
  const server = invite()
  server.answer(beginAcceptance, { url: 'https://id.example/begin' })
  const { goTo } = await open()
  await button(label).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/begin']])
  expect(tokensOf(server, beginAcceptance)).toEqual([{ token: TOKEN, how }])
})

test('DEC-87 after a sign-up the sign-in starts without another click, and only once', async () => {
  const server = invite()
  server.answer(beginAcceptance, { url: 'https://id.example/begin' })
  const { goTo, router } = await open(`/accept?signed_up#${TOKEN}`)
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/begin']])
  expect(tokensOf(server, beginAcceptance)).toEqual([{ token: TOKEN, how: 'sign_in' }])
  expect([router.state.location.search, router.state.location.hash]).toEqual(['', ''])
  await cleanup()
  // After Back or a reload the URL no longer has `signed_up`.
  await open('/accept')
  await expect.element(button('Sign in to accept')).toBeVisible()
  expect(server.callsOf(beginAcceptance)).toHaveLength(1)
})

test('DEC-87 after a sign-up while someone else is signed in, the page asks first', async () => {
  const server = invite({ signed_in_as: 'theo@bluebirdbakery.example' })
  await open(`/accept?signed_up#${TOKEN}`)
  await expect.element(heading).toHaveTextContent('This invitation is for someone else')
  await expect.element(page.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/')
  expect(server.callsOf(beginAcceptance)).toEqual([])
})

test('DEC-63 returning from the sign-in without a fragment continues with the same invitation', async () => {
  const server = invite()
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  await cleanup()
  server.answer(readInvitation, view({ signed_in_as: GRACE }))
  await open('/accept')
  await expect.element(button('Accept')).toBeVisible()
  expect(tokensOf(server, readInvitation)).toEqual([{ token: TOKEN }, { token: TOKEN }])
})

test('DEC-63 someone signed in with another address is told so and can switch to the invited one', async () => {
  const server = invite({ signed_in_as: 'theo@bluebirdbakery.example' })
  server.answer(endSession, { sign_out_url: 'https://id.example/sign-out' })
  await open()
  await expect.element(heading).toHaveTextContent('This invitation is for someone else')
  await expect
    .element(page.getByText(`It was sent to ${GRACE}. You are signed in as theo@bluebirdbakery.example.`))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Accept' }).query()).toBeNull()
  server.answer(readInvitation, view())
  await button('Sign in as someone else').click()
  await expect.element(button('Sign in to accept')).toBeVisible()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(server.callsOf(endSession)).toHaveLength(1)
  expect(sessionStorage.getItem('accept')).toBe(TOKEN)
})

test('if the session has ended, Accept stays on the page and offers to sign in again as the main button', async () => {
  const server = invite({ signed_in_as: GRACE })
  server.refuse(acceptInvitation, 401, { code: 'not_signed_in', detail: 'Sign in' })
  const { goTo } = await open()
  await expect.element(button('Accept')).toBeVisible()
  server.answer(readInvitation, view())
  await button('Accept').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You were signed outNothing changed. Sign in again to accept.')
  const [signIn, signUp] = [button('Sign in to accept'), button('Sign up to accept')]
  await expect.element(signIn).toBeVisible()
  expect(getComputedStyle(signIn.element()).backgroundColor).not.toBe(
    getComputedStyle(signUp.element()).backgroundColor,
  )
  expect(goTo).not.toHaveBeenCalled()
  const main = getComputedStyle(signIn.element()).backgroundColor
  await cleanup()
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(getComputedStyle(button('Sign up to accept').element()).backgroundColor).toBe(main)
})

test('the firm’s message is shown as plain text with its line breaks, and not at all if there is none', async () => {
  const server = invite({ message: '  Hi Grace,\n\nyour books are <b>ready</b>.\nMaya\n ' })
  await open()
  const message = page.getByLabelText('What Alder & Finch LLP writes')
  await expect.element(message).toBeVisible()
  expect(message.element().textContent).toBe('Hi Grace,\n\nyour books are <b>ready</b>.\nMaya')
  expect(getComputedStyle(message.element()).whiteSpace).toBe('pre-line')
  await cleanup()
  server.answer(readInvitation, view())
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(document.querySelector('blockquote')).toBeNull()
})

test('a failed load can be retried; a failed answer shows an error and changes nothing', async () => {
  const server = stubCalls()
  server.fail(readInvitation)
  await open()
  await expect.element(heading).toHaveTextContent("Your answer wasn't saved")
  server.answer(readInvitation, view({ signed_in_as: GRACE }))
  await button('Try again').click()
  await expect.element(button('Accept')).toBeVisible()
  server.refuse(acceptInvitation, 429, { code: 'too_many_requests', detail: 'Slow down' })
  await button('Accept').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Too many tries/)
  await expect.element(button('Accept')).toBeVisible()
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the page has no axe violations and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  const message = `Hi Grace,\n${'w'.repeat(200)}`
  const server = invite({ client_name: 'Marlowe & Finch Stonework and Landscape Architecture', message })
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await cleanup()
  server.answer(readInvitation, view({ signed_in_as: 'a.very.long.address.of.somebody.else@bluebirdbakery.example' }))
  await open()
  await expect.element(heading).toHaveTextContent('This invitation is for someone else')
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('Not you? signs the reader out and offers to sign in as someone else', async () => {
  const server = invite({ signed_in_as: GRACE })
  server.answer(endSession, { sign_out_url: 'https://id.example/sign-out' })
  await open()
  await expect.element(button('Accept')).toBeVisible()
  server.answer(readInvitation, view())
  await button('Not you?').click()
  await expect.element(button('Sign in to accept')).toBeVisible()
  expect(server.callsOf(endSession)).toHaveLength(1)
})
