import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { ConsentRequest } from '@partner-hub/contracts/support/support.ts'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { getAskedConsent } from '../../api/contract.ts'
import { showView } from './testing/show-view.tsx'

const FIRM = '01990000-0000-7000-8000-000000000001'
const typed = { firm: 'Alder', reason: 'The list looks empty', ticket_number: 'T-4711' }
const open: ConsentRequest = {
  uuid: '01990000-0000-7000-8000-000000000002',
  state: 'open',
  expires_at: '2026-11-20T18:40:00.000Z',
  declined_at: null,
}
const declined: ConsentRequest = { ...open, state: 'declined', declined_at: '2026-11-18T09:15:00.000Z' }
const waiting = (consent: ConsentRequest): SignInView => ({
  page: 'support-confirm',
  action: '/support/start',
  again_action: '/support',
  csrf: 'token-against-forgery',
  email: 'sam@northwind.example',
  typed,
  firm: {
    uuid: FIRM,
    name: 'Alder & Finch LLP',
    place: 'Halifax, CA',
    owner_email: 'maya@alderfinch.example',
    clients: 12,
    created_at: '2026-03-04T12:00:00.000Z',
  },
  visit_minutes: 30,
  consent,
})
const started = { _csrf: 'token-against-forgery', ...typed, organization_uuid: FIRM }
const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const atMoment = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

let server: ReturnType<typeof stubCalls>
let looks: (() => void)[]
/** Simulates the next three-second poll. */
const looksAgain = () => looks.at(-1)?.()
beforeEach(() => {
  server = stubCalls()
  looks = []
  const real = window.setInterval
  vi.spyOn(window, 'setInterval').mockImplementation(((tick: () => void, ms?: number) =>
    ms === 3_000 ? looks.push(tick) + 4_000_000 : real(tick, ms)) as typeof window.setInterval)
  return () => vi.restoreAllMocks()
})

test('DEC-96 staff of a firm that requires consent read what they wait for, and check again', async () => {
  const posted = await showView(waiting(open))
  await expect.element(heading).toHaveTextContent('Waiting for Alder & Finch LLP')
  await expect
    .element(page.getByText(/^We emailed its Owners and Admins\./))
    .toMatchTextContent(`The request is open until ${atMoment(open.expires_at)}.`)
  expect(button('Start support session').query()).toBeNull()
  await button('Check again').click()
  expect(posted).toEqual([started])
})

test('DEC-96 the firm’s no reaches the open page by itself, is announced, and staff ask again with a new request', async () => {
  server.answer(getAskedConsent, open)
  const posted = await showView(waiting(open))
  button('Check again').element().focus()
  looksAgain()
  await expect.poll(() => server.callsOf(getAskedConsent).length).toBe(1)
  await expect.element(heading).toHaveTextContent('Waiting for Alder & Finch LLP')
  server.answer(getAskedConsent, declined)
  looksAgain()
  await expect.element(heading).toHaveTextContent('Alder & Finch LLP declined')
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(`It declined your request on ${atMoment(declined.declined_at ?? '')}. You can ask again`)
  const [call] = server.callsOf(getAskedConsent)
  expect(call?.url.pathname).toBe(`/support/firms/${FIRM}/requests/${open.uuid}`)
  await expect.element(heading).toHaveFocus()
  expect(posted).toEqual([])
  await userEvent.tab()
  await expect.element(button('Ask again')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(posted).toEqual([{ ...started, asks_again: 'yes' }])
})

test('DEC-96 the firm’s yes reaches the open page, and only the press starts the visit', async () => {
  server.answer(getAskedConsent, { ...open, state: 'allowed' })
  const posted = await showView(waiting(open))
  looksAgain()
  await expect.element(heading).toHaveTextContent('Alder & Finch LLP allowed it')
  expect(posted).toEqual([])
  await button('Start support session').click()
  expect(posted).toEqual([started])
})

test('DEC-96 a request that runs out while staff wait says so', async () => {
  server.answer(getAskedConsent, { ...open, state: 'expired' })
  await showView(waiting(open))
  looksAgain()
  await expect.element(heading).toHaveTextContent("Alder & Finch LLP didn't answer")
  await expect.element(button('Ask again')).toBeVisible()
})

test('DEC-96 polling ends with an answer or a sign-out, and continues after a lost call', async () => {
  const ended = vi.spyOn(window, 'clearInterval')
  await showView(waiting(declined))
  expect(looks).toHaveLength(0)
  await cleanup()
  await showView(waiting(open))
  expect(looks).toHaveLength(1)
  server.fail(getAskedConsent)
  looksAgain()
  await expect.poll(() => server.callsOf(getAskedConsent).length).toBe(1)
  expect(ended).not.toHaveBeenCalledWith(4_000_001)
  server.refuse(getAskedConsent, 401, { code: 'not_signed_in', detail: 'Sign in' })
  looksAgain()
  await expect.poll(() => ended.mock.calls.flat()).toContain(4_000_001)
  await expect.element(heading).toHaveTextContent('Waiting for Alder & Finch LLP')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('DEC-96 at %i px in %s waiting and declined have no axe violations and fit', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  for (const consent of [open, declined]) {
    await showView(waiting(consent))
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await cleanup()
  }
})
