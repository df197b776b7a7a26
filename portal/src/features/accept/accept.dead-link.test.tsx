import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { button, GRACE, heading, invite, open, TOKEN, tokensOf, view } from '../../../testing/acceptance-world.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { acceptInvitation, askForInvitation, beginAcceptance, readInvitation } from '../../api/contract.ts'

test.each([
  [
    'expired',
    'This invitation has expired',
    'It was valid until Dec 15, 2026. Ask Alder & Finch LLP to invite you to Bluebird Bakery again.',
  ],
  [
    'replaced',
    'This link was replaced',
    'Alder & Finch LLP sent a newer invitation on Nov 15, 2026. Open that email, or ask for another one.',
  ],
] as const)('DEC-88 a link that is %s offers to request a new invitation, once a day', async (state, title, text) => {
  const server = invite({ state, invitation_email: '' })
  server.answer(askForInvitation, { asked_at: '2026-11-17T09:41:00.000Z' })
  await open()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  // The firm may send the next one to another address.
  expect(page.getByText(/goes to the address/).query()).toBeNull()
  await button('Ask for a new invitation').click()
  await expect.element(heading).toHaveTextContent('Alder & Finch LLP has your request')
  await expect.element(heading).toHaveFocus()
  await expect.element(button('Asked today')).toHaveAttribute('aria-disabled', 'true')
  expect(tokensOf(server, askForInvitation)).toEqual([{ token: TOKEN }])
  await cleanup()
  server.answer(readInvitation, view({ state, asked_at: '2026-11-17T09:41:00.000Z' }))
  await open()
  await expect.element(button('Asked today')).toHaveAttribute('aria-disabled', 'true')
})

test('DEC-88 a request that the firm has answered with a newer invitation is no longer shown as waiting', async () => {
  invite({ state: 'replaced', asked_at: '2026-11-17T10:00:00.000Z', sent_at: '2026-11-17T10:30:00.000Z' })
  await open()
  await expect.element(heading).toHaveTextContent('This link was replaced')
  const text = 'Alder & Finch LLP sent a newer invitation on Nov 17, 2026. Open that email.'
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(button('Asked today')).toHaveAttribute('aria-disabled', 'true')
})

test('DEC-88 a failed request shows an error and can be retried', async () => {
  const server = invite({ state: 'expired' })
  server.refuse(askForInvitation, 429, { code: 'too_many_requests', detail: 'Slow down' })
  await open()
  await button('Ask for a new invitation').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Too many tries/)
  await expect.element(button('Ask for a new invitation')).toBeVisible()
})

test.each([
  [
    'withdrawn',
    'This invitation was withdrawn',
    'Alder & Finch LLP withdrew it on Nov 16, 2026. If you think that was a mistake, contact the firm.',
  ],
  [
    'declined',
    'This invitation was declined',
    'If you have changed your mind, ask Alder & Finch LLP to invite you again.',
  ],
] as const)('DEC-20 DEC-89 a link that is %s says so and offers to write to the firm', async (state, title, text) => {
  invite({ state, firm_email: 'maya@alderfinch.example', withdrawn_at: '2026-11-16T10:00:00.000Z' })
  await open()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Email Alder & Finch LLP' }))
    .toHaveAttribute('href', 'mailto:maya@alderfinch.example')
  expect(page.getByRole('button').query()).toBeNull()
})

test('DEC-20 someone who already accepted is told so and led to the books; nothing is accepted again', async () => {
  const books = 'https://books.example/open/account-1'
  const server = invite({ state: 'accepted', signed_in_as: GRACE, is_yours: true, open_url: books })
  await open()
  await expect.element(heading).toHaveTextContent('You have already accepted')
  await expect.element(heading).toHaveFocus()
  await expect
    .element(page.getByText('The account of Bluebird Bakery is yours, and Alder & Finch LLP works in the same books.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Northwind Books' })).toHaveAttribute('href', books)
  expect(page.getByRole('button').query()).toBeNull()
  expect(server.callsOf(acceptInvitation)).toEqual([])
})

test('someone who accepted but is not known to Books yet is told to log in there in a minute', async () => {
  invite({ state: 'accepted', signed_in_as: GRACE, is_yours: true, open_url: null })
  await open()
  await expect.element(heading).toHaveTextContent('You have already accepted')
  await expect
    .element(page.getByText('Your access is still being set up. Log in to Northwind Books in a minute.'))
    .toBeVisible()
  expect(page.getByRole('link', { name: 'Open Northwind Books' }).query()).toBeNull()
})

test('someone who already accepted is not told that a firm without access works with them', async () => {
  invite({ state: 'accepted', signed_in_as: GRACE, is_yours: true, firm_has_access: false })
  await open()
  await expect.element(page.getByText('The account of Bluebird Bakery is yours.', { exact: true })).toBeVisible()
})

test('DEC-20 to others an accepted link only says that it was accepted, with a sign-in if signed out', async () => {
  const server = invite({ state: 'accepted', invitation_email: '', recipient_first_name: '' })
  server.answer(beginAcceptance, { url: 'https://id.example/begin' })
  const { goTo } = await open()
  await expect.element(heading).toHaveTextContent('This invitation has been accepted')
  await expect.element(page.getByText('If that was you, sign in to open Northwind Books.')).toBeVisible()
  expect(page.getByRole('link', { name: /^Open/ }).query()).toBeNull()
  await button('Sign in').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/begin']])
  expect(tokensOf(server, beginAcceptance)).toEqual([{ token: TOKEN, how: 'sign_in' }])
  await cleanup()
  server.answer(readInvitation, view({ state: 'accepted', invitation_email: '', signed_in_as: 'theo@else.example' }))
  await open()
  await expect.element(heading).toHaveTextContent('This invitation has been accepted')
  await expect.element(page.getByText('If you expected this account to be yours, ask Alder & Finch LLP.')).toBeVisible()
  expect([page.getByRole('button').query(), page.getByText(/grace/i).query()]).toEqual([null, null])
})

test('a sign-in that fails to start from an accepted link shows an error and can be retried', async () => {
  const server = invite({ state: 'accepted' })
  server.refuse(beginAcceptance, 503, { code: 'unavailable', detail: 'Later' })
  await open()
  await button('Sign in').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your answer wasn't saved/)
  await expect.element(button('Sign in')).toBeVisible()
})

test.each([
  ['replaced', 'link_replaced', 'This link was replaced'],
  ['expired', 'link_expired', 'This invitation has expired'],
  ['accepted', 'link_used', 'This invitation has been accepted'],
] as const)('a link that is %s by the time of the click says so', async (state, code, title) => {
  const server = invite({ signed_in_as: GRACE })
  server.refuse(acceptInvitation, 410, { code, detail: 'Gone' })
  await open()
  await expect.element(button('Accept')).toBeVisible()
  server.answer(readInvitation, view({ state, signed_in_as: GRACE }))
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent(title)
})

test('an unknown or missing link says that it does not work', async () => {
  stubCalls().refuse(readInvitation, 404, { code: 'not_found', detail: 'None' })
  await open()
  await expect.element(heading).toHaveTextContent("This link isn't complete")
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Contact the Support Team' })).toBeVisible()
  await cleanup()
  sessionStorage.clear()
  await open('/accept')
  await expect.element(heading).toHaveTextContent("This link isn't complete")
})

test('on a phone the card is as wide as the window, however short its words', async () => {
  await onWindowOf(390, 844)
  invite({ state: 'accepted' })
  await open()
  await expect.element(button('Sign in')).toBeVisible()
  expect(document.querySelector('article')?.getBoundingClientRect().width).toBe(390)
})

test('A11 during a support visit the link says that a visit opens no invitation', async () => {
  stubCalls().refuse(readInvitation, 403, { code: 'support_read_only', detail: 'Support visits are read-only.' })
  await open()
  await expect.element(heading).toHaveTextContent("A support visit can't open or answer invitations")
  await expect.element(page.getByText('End the support session, then open the link again.')).toBeVisible()
})
