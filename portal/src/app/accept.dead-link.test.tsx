import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { acceptInvitation, beginAcceptance, readInvitation } from '../api/contract.ts'
import { stubCalls } from '../api/testing/stub-calls.ts'
import { onWindowOf } from '../ui/testing/screen.ts'
import { button, GRACE, heading, invited, open, TOKEN, tokensOf, view } from './testing/acceptance-world.ts'

test.each([
  ['expired', 'This invitation has expired', 'Ask Alder & Finch LLP to send you a new one.'],
  [
    'replaced',
    'There is a newer invitation',
    'Alder & Finch LLP has sent you a new link. Open the latest e-mail from Partner Hub.',
  ],
  [
    'declined',
    'You have declined this invitation',
    'If you have changed your mind, ask Alder & Finch LLP to invite you again.',
  ],
] as const)('DEC-20 a link that is %s says so and what to do', async (state, title, text) => {
  invited({ state })
  await open()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('DEC-20 who accepted before is told so and led to the books; nothing is accepted again', async () => {
  const books = 'https://books.example/open/account-1'
  const server = invited({ state: 'accepted', signed_in_as: GRACE, is_yours: true, open_url: books })
  await open()
  await expect.element(heading).toHaveTextContent('You have already accepted')
  await expect.element(heading).toHaveFocus()
  await expect
    .element(page.getByText("Bluebird Bakery's account is yours, and Alder & Finch LLP works in the same books."))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Northwind Books' })).toHaveAttribute('href', books)
  expect(page.getByRole('button').query()).toBeNull()
  expect(server.callsOf(acceptInvitation)).toEqual([])
})

test('who accepted before and whom Books does not know yet is told to log in there in a minute, without a way in', async () => {
  invited({ state: 'accepted', signed_in_as: GRACE, is_yours: true, open_url: null })
  await open()
  await expect.element(heading).toHaveTextContent('You have already accepted')
  await expect
    .element(page.getByText('Your access is still being set up. Log in to Northwind Books in a minute.'))
    .toBeVisible()
  expect(page.getByRole('link', { name: 'Open Northwind Books' }).query()).toBeNull()
})

test('who accepted before is not told that a firm works with them which gave its access up', async () => {
  invited({ state: 'accepted', signed_in_as: GRACE, is_yours: true, firm_has_access: false })
  await open()
  await expect.element(page.getByText("Bluebird Bakery's account is yours.", { exact: true })).toBeVisible()
})

test('DEC-20 an accepted link says to others only that it was: signed out with the way to sign in, signed in without', async () => {
  const server = invited({ state: 'accepted', invitation_email: '', recipient_first_name: '' })
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

test('a sign-in that cannot be begun from an accepted link says so and can be tried again', async () => {
  const server = invited({ state: 'accepted' })
  server.refuse(beginAcceptance, 503, { code: 'unavailable', detail: 'Later' })
  await open()
  await button('Sign in').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^That did not work/)
  await expect.element(button('Sign in')).toBeVisible()
})

test.each([
  ['replaced', 'link_replaced', 'There is a newer invitation'],
  ['expired', 'link_expired', 'This invitation has expired'],
  ['accepted', 'link_used', 'This invitation has been accepted'],
] as const)('a link found %s at the click says so', async (state, code, title) => {
  const server = invited({ signed_in_as: GRACE })
  server.refuse(acceptInvitation, 410, { code, detail: 'Gone' })
  await open()
  await expect.element(button('Accept')).toBeVisible()
  server.answer(readInvitation, view({ state, signed_in_as: GRACE }))
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent(title)
})

test('an unknown link and no link at all lead nowhere, and say so', async () => {
  stubCalls().refuse(readInvitation, 404, { code: 'not_found', detail: 'None' })
  await open()
  await expect.element(heading).toHaveTextContent('This link leads nowhere')
  await cleanup()
  sessionStorage.clear()
  await open('/accept')
  await expect.element(heading).toHaveTextContent('This link leads nowhere')
})

test('on a phone the card is as wide as the window, however short its words', async () => {
  await onWindowOf(390, 844)
  invited({ state: 'accepted' })
  await open()
  await expect.element(button('Sign in')).toBeVisible()
  expect(document.querySelector('article')?.getBoundingClientRect().width).toBe(390)
})
