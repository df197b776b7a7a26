import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button, clientOfFirm, field, toasted } from '../../../testing/client-world.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { sampleClients, sampleRow, sampleRun } from '../../../testing/sample-records.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { api } from '../../api/api.ts'
import {
  allowSupportRequest,
  archiveBusinessClient,
  declineSupportRequest,
  endSupportSession,
  getBusinessClient,
  getClientRunFile,
  getSupportRequest,
  listBusinessClients,
  listClientRuns,
  openClientAccount,
  switchReminders,
  updateBusinessClient,
  updateIdentity,
} from '../../api/contract.ts'
import { noteAnswer } from '../../api/last-answer.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const visiting = (until = minutes(30), seconds = 1_800) =>
  writePageData({ supportUntil: until.toISOString(), supportSeconds: String(seconds), supportName: 'Sam Okafor' })
const banner = page.getByRole('region', { name: 'Support session' })
const readOnly = { code: 'support_read_only', detail: 'Support visits are read-only.' }

test('every page of a support session says who visits which firm, until when, and that it is read-only', async () => {
  memberOfFirm()
  const until = minutes(30)
  visiting(until)
  const { router } = await renderApp('/clients')
  const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(until)
  await expect.element(banner).toMatchTextContent('Support session of Sam Okafor at Alder & Finch LLP')
  await expect.element(banner).toMatchTextContent(`It ends at ${time} and is read-only.`)
  await router.navigate('/create-client')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).not.toBeInTheDocument()
  await expect.element(banner).toBeVisible()
})

test('someone who is not staff sees no banner', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(page.getByText('Client 1')).toBeVisible()
  expect(banner.query()).toBeNull()
})

test('ending a visit leads to the start of the next one; a failure to end it is reported', async () => {
  const server = memberOfFirm()
  visiting()
  server.refuse(endSupportSession, 500)
  const { goTo } = await renderApp('/clients')
  const end = banner.getByRole('button', { name: 'End support session' })
  await end.click()
  await expect.element(banner.getByRole('alert')).toHaveTextContent('The support session is still open. Try again.')
  expect(goTo).not.toHaveBeenCalled()
  server.answer(endSupportSession, { support_url: 'https://id.example/support' })
  await end.click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/support']])
})

test('a browser clock that is ahead does not end the visit', async () => {
  memberOfFirm()
  visiting(minutes(-30))
  const { goTo } = await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
})

test('the page is left once the visit’s time is over', async () => {
  memberOfFirm()
  visiting(minutes(30), 0)
  const { goTo } = await renderApp('/clients')
  await expect.poll(() => goTo.mock.calls).toEqual([['/']])
})

const namesOf = (found: Locator) => found.elements().map((one) => one.getAttribute('aria-label') ?? one.textContent)

const isOff = async (name: string | RegExp) => {
  const control = page.getByRole('button', { name })
  await expect.element(control).toBeDisabled()
  await control.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Support visits are read-only.')
  await control.click({ force: true })
  await control.unhover()
}

test('A11 buttons that change something are disabled and say why; those that only read work', async () => {
  const server = clientOfFirm({ client: { notes: 'Prefers email' } })
  visiting()
  await renderApp(`/clients/${CLIENT_UUID}`)
  await isOff(/^Log in to Client/)
  await isOff('Edit notes')
  await isOff('Edit Info')
  await isOff('Edit Owner')
  await expect.element(field('Notes')).not.toBeInTheDocument()
  expect([server.callsOf(openClientAccount), server.callsOf(updateBusinessClient)]).toEqual([[], []])
  await expect.element(banner.getByRole('button', { name: 'End support session' })).toBeEnabled()
})

test('A11 the acts of a menu are disabled with the reason', async () => {
  const server = clientOfFirm({})
  visiting()
  await renderApp(`/clients/${CLIENT_UUID}`)
  await button('More Actions').click()
  const archive = page.getByRole('menuitem', { name: /^Archive Client/ })
  await expect.element(archive).toHaveAttribute('aria-disabled', 'true')
  await expect.element(archive).toMatchTextContent('Support visits are read-only.')
  expect(server.callsOf(archiveBusinessClient)).toEqual([])
})

test('A11 the list offers no way to create or change a client during a visit', async () => {
  memberOfFirm()
  visiting()
  const app = await renderApp('/clients')
  await expect.element(page.getByText('Client 1')).toBeVisible()
  expect(page.getByRole('link', { name: 'Create Client' }).elements()).toEqual([])
  await expect.element(button('Create Client').first()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('c')
  expect(app.path()).toBe('/clients')
  await page
    .getByRole('checkbox', { name: /Client 1/ })
    .first()
    .click()
  const bar = page.getByRole('toolbar')
  await expect.element(bar).toMatchTextContent('Support visits are read-only.')
  expect(namesOf(bar.getByRole('button'))).toEqual(['Select all 3', 'Clear selection'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search clients and commands' })).toHaveFocus()
  expect(namesOf(page.getByRole('option')).filter((name) => name?.startsWith('Create'))).toEqual([])
  expect(namesOf(page.getByRole('option'))).not.toEqual([])
})

test('A11 the CSV of an export of the firm cannot be downloaded during a visit, and says why', async () => {
  const server = memberOfFirm()
  visiting()
  server.answer(listClientRuns, { results: [sampleRun({ action: 'export', status: 'DONE', refused: 0 })] })
  await renderApp('/clients')
  await isOff('Download CSV')
  expect(server.callsOf(getClientRunFile)).toEqual([])
})

test('during a visit hovering over a row does not prefetch it, so that no view is recorded', async () => {
  const server = memberOfFirm()
  visiting()
  await renderApp('/clients')
  const link = (number: number) => page.getByRole('link', { name: `Client ${number}` })
  await expect.element(link(2)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const restOn = (number: number) => {
    link(number).element().focus()
    vi.advanceTimersByTime(1000)
  }
  restOn(2)
  delete document.documentElement.dataset.supportUntil
  restOn(3)
  await expect
    .poll(() => server.callsOf(getBusinessClient).map(({ url }) => url.pathname.split('/').at(-2)))
    .toEqual([sampleRow(3).uuid])
})

test('DEC-96 A11 support cannot answer its own request: both answers are disabled and say why', async () => {
  const server = memberOfFirm()
  visiting()
  server.answer(getSupportRequest, {
    uuid: CLIENT_UUID,
    staff_name: 'Sam Okafor',
    reason: 'The list looks empty',
    ticket_number: 'T-4711',
    expires_at: minutes(60).toISOString(),
    state: 'open',
    allowed_by: null,
    allowed_until: null,
    declined_by: null,
    declined_at: null,
  })
  await renderApp(`/support-requests/${CLIENT_UUID}`)
  await isOff('Decline')
  await isOff('Allow for 24 hours')
  expect([server.callsOf(allowSupportRequest), server.callsOf(declineSupportRequest)]).toEqual([[], []])
})

test('A11 every act on a pending invitation is disabled, also in the banner', async () => {
  clientOfFirm({ invited: 'PENDING' })
  visiting()
  await renderApp(`/clients/${CLIENT_UUID}`)
  for (const name of ['Resend Invite', 'Resend Invitation', 'Copy link', 'Withdraw', 'Turn off for all clients'])
    await isOff(name)
})

test('A11 an archived client cannot be restored from the banner', async () => {
  clientOfFirm({ client: { status: 'ARCHIVED' } })
  visiting()
  await renderApp(`/clients/${CLIENT_UUID}`)
  await isOff('Restore Client')
})

test('A11 reminders cannot be switched, and say why', async () => {
  const server = clientOfFirm({ invited: 'PENDING' })
  visiting()
  await renderApp(`/clients/${CLIENT_UUID}`)
  const reminders = page.getByRole('switch', { name: /^Automatic reminders/ })
  await expect.element(reminders).toBeDisabled()
  await expect.element(reminders).toBeChecked()
  await reminders.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Support visits are read-only.')
  await reminders.click({ force: true })
  await expect.element(reminders).toBeChecked()
  expect(server.callsOf(switchReminders)).toEqual([])
})

test('a list that failed to load can be retried', async () => {
  const server = memberOfFirm()
  visiting()
  server.refuse(listBusinessClients, 500)
  await renderApp('/clients')
  await expect.element(button('Try again')).toBeEnabled()
  server.answer(listBusinessClients, sampleClients([sampleRow(1)]))
  await button('Try again').click()
  await expect.element(page.getByText('Client 1')).toBeVisible()
})

test('A11 the news and the first steps cannot be closed during a visit', async () => {
  memberOfFirm()
  visiting()
  await renderApp('/clients')
  await expect.element(page.getByText('New! Your clients are now in the Partner Hub.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  expect(namesOf(page.getByRole('main').getByRole('button', { name: /^Close/ }))).toEqual([])
})

test('an act that the server refuses says that nothing was changed, and why', async () => {
  const server = memberOfFirm()
  visiting()
  server.refuse(updateIdentity, 403, readOnly)
  const { queryClient } = await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  const mutationFn = () => api(updateIdentity, { body: { hide_getting_started: true } })
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn })
  await expect(change.execute(undefined)).rejects.toMatchObject({ status: 403 })
  await toasted('Nothing was changed', 'Support visits are read-only.')
})

test('no one is asked to stay logged in, as a support session cannot be extended', async () => {
  memberOfFirm()
  visiting()
  writePageData({ idleSeconds: '60' })
  noteAnswer()
  await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByText('Client 1')).toBeVisible()
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the banner has no axe violations and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  memberOfFirm()
  visiting()
  await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByText('Client 1')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const rim = banner.element().querySelector('[aria-hidden].fixed')
  expect(rim && getComputedStyle(rim).pointerEvents).toBe('none')
})
