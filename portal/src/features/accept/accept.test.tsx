import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { button, GRACE, heading, invited, open, TOKEN, tokensOf, view } from '../../../testing/acceptance-world.ts'
import { faultsOfPage } from '../../../testing/faults-of-page.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { acceptInvitation, beginAcceptance, declineInvitation, endSession, readInvitation } from '../../api/contract.ts'

const question = page.getByRole('alertdialog', { name: 'Decline the invitation?' })

test.each([
  [{}, 'Free until Nov 27, 2026', 'No card needed now. After that day you choose a plan.'],
  [{ payer: 'ACCOUNTANT' }, 'Alder & Finch LLP pays', 'You need no card and choose no plan.'],
  [{ trial_ends_at: null }, 'You choose a plan', 'No card needed now. You choose it in Northwind Books.'],
] as const)('what it costs is said before anything is answered: %o', async (changes, title, text) => {
  invited(changes)
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
])('whether the firm has access is said as it is: %s', async (firm_has_access, title, text, promise) => {
  invited({ firm_has_access })
  await open()
  await expect.element(heading).toHaveTextContent(promise)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('DEC-20 DEC-63 the link shows firm, client and who it is for, outside the shell; following it alone changes nothing', async () => {
  const server = invited()
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
] as const)('what acceptance leads to is said as it is: %o', async (changes, text) => {
  const server = invited({ signed_in_as: GRACE, ...changes })
  server.answer(acceptInvitation, { open_url: null })
  await open()
  await button('Accept').click()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('DEC-63 an address typed with full-width letters is the invited one, as the server reads it', async () => {
  invited({ signed_in_as: 'ｇｒａｃｅ@bluebirdbakery.example' })
  await open()
  await expect.element(page.getByText('Signed in with the invited address')).toBeVisible()
})

test('DEC-20 DEC-63 the invited person accepts by a click, hears what happens now and opens the account', async () => {
  const server = invited({ signed_in_as: 'Grace@BluebirdBakery.example' })
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

test('Back or a reload after the answer shows what the same link shows, and the address stays without the token', async () => {
  const server = invited({ signed_in_as: GRACE })
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
  const server = invited()
  server.answer(declineInvitation, { declined: true })
  await open()
  await button('Decline the invitation').click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect.element(heading).toHaveTextContent('You declined')
  await cleanup()
  server.answer(readInvitation, view({ state: 'declined' }))
  await open('/accept')
  await expect.element(heading).toHaveTextContent('This invitation was declined')
})

test('access that is not there yet is said to be on its way', async () => {
  const server = invited({ signed_in_as: GRACE })
  server.answer(acceptInvitation, { open_url: null })
  await open()
  await button('Accept').click()
  await expect
    .element(page.getByText('Your access is still being set up. Log in to Northwind Books in a minute.'))
    .toBeVisible()
})

test('DEC-20 Decline asks once more; only then it is declined, with the way to be invited again', async () => {
  const server = invited()
  server.answer(declineInvitation, { declined: true })
  await open()
  await button('Decline the invitation').click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.callsOf(declineInvitation)).toEqual([])
  await button('Decline the invitation').click()
  await question.getByRole('button', { name: 'Decline' }).click()
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
  const server = invited()
  server.answer(beginAcceptance, { url: 'https://id.example/begin' })
  const { goTo } = await open()
  await button(label).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/begin']])
  expect(tokensOf(server, beginAcceptance)).toEqual([{ token: TOKEN, how }])
})

test('DEC-87 who comes from a sign-up is signed in without another click, once', async () => {
  const server = invited()
  server.answer(beginAcceptance, { url: 'https://id.example/begin' })
  const { goTo, router } = await open(`/accept?signed_up#${TOKEN}`)
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/begin']])
  expect(tokensOf(server, beginAcceptance)).toEqual([{ token: TOKEN, how: 'sign_in' }])
  expect([router.state.location.search, router.state.location.hash]).toEqual(['', ''])
  await cleanup()
  // After Back or a reload the URL no longer says so.
  await open('/accept')
  await expect.element(button('Sign in to accept')).toBeVisible()
  expect(server.callsOf(beginAcceptance)).toHaveLength(1)
})

test('DEC-87 who comes from a sign-up while someone else is signed in is asked first', async () => {
  const server = invited({ signed_in_as: 'theo@bluebirdbakery.example' })
  await open(`/accept?signed_up#${TOKEN}`)
  await expect.element(heading).toHaveTextContent('This invitation is for someone else')
  await expect.element(page.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/')
  expect(server.callsOf(beginAcceptance)).toEqual([])
})

test('DEC-63 coming back from the sign-in without a fragment goes on with the same invitation', async () => {
  const server = invited()
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  await cleanup()
  server.answer(readInvitation, view({ signed_in_as: GRACE }))
  await open('/accept')
  await expect.element(button('Accept')).toBeVisible()
  expect(tokensOf(server, readInvitation)).toEqual([{ token: TOKEN }, { token: TOKEN }])
})

test('DEC-63 signed in as somebody else: said plainly, with the way to the invited address', async () => {
  const server = invited({ signed_in_as: 'theo@bluebirdbakery.example' })
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

test('a session that has ended turns Accept into signing in again as the main way, and nobody is sent away', async () => {
  const server = invited({ signed_in_as: GRACE })
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

test('what the firm wrote stands on the page as text with its lines; without a message there is none', async () => {
  const server = invited({ message: '  Hi Grace,\n\nyour books are <b>ready</b>.\nMaya\n ' })
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

test('a failed read can be tried again; a failed answer says so and changes nothing', async () => {
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
] as const)('at %i px in %s the page has no fault that axe finds, and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  const message = `Hi Grace,\n${'w'.repeat(200)}`
  const server = invited({ client_name: 'Marlowe & Finch Stonework and Landscape Architecture', message })
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(await faultsOfPage()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await cleanup()
  server.answer(readInvitation, view({ signed_in_as: 'a.very.long.address.of.somebody.else@bluebirdbakery.example' }))
  await open()
  await expect.element(heading).toHaveTextContent('This invitation is for someone else')
  expect(await faultsOfPage()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('a reader who is signed in and says Not you? is signed out, and may sign in as someone else', async () => {
  const server = invited({ signed_in_as: GRACE })
  server.answer(endSession, { sign_out_url: 'https://id.example/sign-out' })
  await open()
  await expect.element(button('Accept')).toBeVisible()
  server.answer(readInvitation, view())
  await button('Not you?').click()
  await expect.element(button('Sign in to accept')).toBeVisible()
  expect(server.callsOf(endSession)).toHaveLength(1)
})
