import type { SupportRequest } from '@partner-hub/contracts/support/support.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button } from '../../../testing/client-world.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { allowSupportRequest, declineSupportRequest, getSupportRequest } from '../../api/contract.ts'

const UUID = '01990000-0000-7000-9000-000000000a01'
const request: SupportRequest = {
  uuid: UUID,
  staff_name: 'Sam Okafor',
  reason: 'Two invitations show as sent but were never delivered.',
  ticket_number: 'NW-48213',
  expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  state: 'open',
  allowed_by: null,
  allowed_until: null,
  declined_by: null,
  declined_at: null,
}
const allowed: SupportRequest = {
  ...request,
  state: 'allowed',
  allowed_by: 'Maya Lindqvist',
  allowed_until: new Date(Date.now() + 86_400_000).toISOString(),
}
const declined: SupportRequest = {
  ...request,
  state: 'declined',
  declined_by: 'Jonas Weber',
  declined_at: '2026-11-15T18:40:00.000Z',
}
const atNoon = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
  new Date('2026-11-15T18:40:00.000Z'),
)
const declinedBy = (who: string) => `Declined by ${who}, ${atNoon}. Support can ask again with a new request.`
const refused = { code: 'action_not_allowed', detail: 'Not now' }
const heading = page.getByRole('heading', { level: 1 })

test('DEC-96 an Owner sees who in support asks and why, and allows it for 24 hours with one click', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.answer(allowSupportRequest, allowed)
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(heading).toHaveTextContent('Let support look at your firm for 24 hours?')
  for (const text of ['Sam Okafor', 'NW-48213', request.reason])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await button('Allow for 24 hours').click()
  await expect.element(heading).toHaveTextContent('Support may look at your firm')
  await expect.element(page.getByText(/^Allowed by Maya Lindqvist, until /)).toBeVisible()
  expect(server.callsOf(allowSupportRequest)).toHaveLength(1)
})

test('DEC-96 a request that ran out says so and offers nothing to allow', async () => {
  memberOfFirm().answer(getSupportRequest, { ...request, state: 'expired' })
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(heading).toHaveTextContent('This request has expired')
  expect(button('Allow for 24 hours').query()).toBeNull()
})

test('DEC-96 an Owner declines with one key press, and sees who declined and when', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.answer(declineSupportRequest, declined)
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(button('Decline')).toBeVisible()
  button('Close').element().focus()
  await userEvent.tab()
  await expect.element(button('Decline')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Allow for 24 hours')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('This request was declined')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(declinedBy('Jonas Weber'))).toBeVisible()
  expect(server.callsOf(declineSupportRequest)).toHaveLength(1)
  expect(server.callsOf(allowSupportRequest)).toEqual([])
})

test('DEC-96 a colleague who opens a declined request sees who declined it, and has nothing to answer', async () => {
  memberOfFirm().answer(getSupportRequest, { ...declined, declined_by: '' })
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(heading).toHaveTextContent('This request was declined')
  await expect.element(page.getByText(declinedBy('someone at your firm'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See support visits' }))
    .toHaveAttribute('href', '/support-visits')
  expect([button('Decline').query(), button('Allow for 24 hours').query()]).toEqual([null, null])
})

test('DEC-96 while one answer is on its way the other button waits', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  const release = server.hold(declineSupportRequest, declined)
  await renderApp(`/support-requests/${UUID}`)
  await button('Decline').click()
  await expect.element(button('Allow for 24 hours')).toHaveAttribute('aria-disabled', 'true')
  await button('Allow for 24 hours').click({ force: true })
  release()
  await expect.element(heading).toHaveTextContent('This request was declined')
  expect(server.callsOf(allowSupportRequest)).toEqual([])
})

test.each([
  ['Allow for 24 hours', allowSupportRequest, declined, 'This request was declined'],
  ['Decline', declineSupportRequest, allowed, 'Support may look at your firm'],
] as const)('DEC-96 %s after a colleague chose otherwise says so at the button', async (name, act, became, title) => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  await renderApp(`/support-requests/${UUID}`)
  await expect.element(button(name)).toBeVisible()
  server.refuse(act, 409, refused)
  server.answer(getSupportRequest, became)
  await button(name).click()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent("Your answer wasn't savedThis request was no longer open.")
  expect(alert.element().nextElementSibling?.textContent).toBe('See support visits')
  expect(await axeViolations()).toEqual([])
})

test('DEC-96 a request that a colleague answers shows the answer on the open page, without a reload', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  const { events } = await renderApp(`/support-requests/${UUID}`)
  await expect.element(button('Decline')).toBeVisible()
  server.answer(getSupportRequest, declined)
  await events.says('support_requests')
  await expect.element(heading).toHaveTextContent('This request was declined')
})

test.each([
  ['Allow for 24 hours', allowSupportRequest, allowed, 'Not allowed yet'],
  ['Decline', declineSupportRequest, declined, 'Not declined yet'],
] as const)('DEC-96 %s shows an error if it fails and can be retried', async (name, act, became, title) => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.refuse(act, 500)
  await renderApp(`/support-requests/${UUID}`)
  await button(name).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(title)
  server.answer(act, became)
  await button(name).click()
  await expect.element(button(name)).not.toBeInTheDocument()
  expect(page.getByRole('alert').query()).toBeNull()
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'DEC-96 at %i px in %s the question and its answers have no axe violations and fit',
  async (width, theme) => {
    await onWindowOf(width)
    inTheme(theme)
    const server = memberOfFirm()
    server.answer(getSupportRequest, request)
    server.answer(declineSupportRequest, declined)
    await renderApp(`/support-requests/${UUID}`)
    await expect.element(button('Allow for 24 hours')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const [no, yes] = ['Decline', 'Allow for 24 hours'].map((name) => button(name).element().getBoundingClientRect())
    expect([no?.top, no?.width]).toEqual([yes?.top, yes?.width])
    expect((no?.right ?? 0) < (yes?.left ?? 0)).toBe(true)
    await button('Decline').click()
    await expect.element(heading).toHaveTextContent('This request was declined')
    expect(await axeViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('DEC-97 if the role has changed, a refused answer shows above the buttons which roles may', async () => {
  const server = memberOfFirm()
  server.answer(getSupportRequest, request)
  server.refuse(allowSupportRequest, 403, roleRefusal('answer_support'))
  await renderApp(`/support-requests/${UUID}`)
  await button('Allow for 24 hours').click()
  await saidOnceIn(page.getByRole('article'), 'answer_support')
})
