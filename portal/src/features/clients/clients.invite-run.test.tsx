import type { ClientRun, RunResult } from '@partner-hub/contracts/clients/client-runs.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow, sampleRun } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import {
  getClientRun,
  listBusinessClients,
  listClientRuns,
  previewClientRun,
  startClientRun,
  stopClientRun,
} from '../../api/contract.ts'
import { animationsEnded } from '../../ui/behaviour/animations-ended.ts'

const RUN = '01990000-0000-7000-8000-00000000aaaa'
const run = (changes: Partial<ClientRun> = {}) =>
  sampleRun({ uuid: RUN, action: 'invite', total: 17, done: 8, refused: 3, ...changes })
const ended = (changes: Partial<ClientRun> = {}) =>
  run({ status: 'DONE', finished_at: '2026-11-15T10:00:00Z', done: 14, refused: 3, ...changes })

const contact = sampleRow(1).contact
const invited = (number: number) =>
  sampleRow(number, { contact: { ...contact, email: 'owner@client.example', invitation_status: 'PENDING' } })
const accepted = (number: number) => sampleRow(number, { contact: { ...contact, invitation_status: 'ACCEPTED' } })
const withoutAddress = (number: number) =>
  sampleRow(number, { contact: { ...contact, email: null, invitation_status: 'DRAFT' } })
const withoutPlan = (number: number) => {
  const row = invited(number)
  return { ...row, subscription: { ...row.subscription, status: 'TRIAL_EXPIRED' as const } }
}

const box = (name: string) => page.getByRole('checkbox', { name })
const bar = page.getByRole('toolbar', { name: 'Selected clients' })
const inviteButton = bar.getByRole('button', { name: 'Invite Owners' })
const news = page.getByRole('region', { name: 'Several clients at once' })
const panel = page.getByRole('dialog', { name: 'Invite Owners' })

beforeEach(() => localStorage.clear())

const openList = async (rows: Parameters<typeof sampleClients>[0], path = '/clients') => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, sampleClients(rows, 248))
  await renderApp(path)
  await expect.element(box('Select all on this page')).toBeInTheDocument()
  return server
}

test('the dialog says how many owners get an email, which links become void and who is skipped', async () => {
  const rows = [invited(1), invited(2), accepted(3), withoutAddress(4), withoutPlan(5)]
  const server = await openList(rows)
  server.answer(startClientRun, run({ total: 5, done: 0, refused: 0 }))
  server.answer(listClientRuns, { results: [ended({ total: 5, done: 2, refused: 3 })] })
  await box('Select all on this page').click()
  await inviteButton.click()
  const question = page.getByRole('alertdialog', { name: 'Invite 2 owners?' })
  await expect
    .element(question)
    .toMatchTextContent('Each owner gets an email with a new link, even after declining. Earlier links stop working.')
  await expect
    .element(question)
    .toMatchTextContent(
      '3 clients of your selection are skipped: no email address, no plan, no access, sent within the hour, or the owner has accepted.',
    )
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Invite 2 owners' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  const [call] = server.callsOf(startClientRun)
  expect(call?.body).toEqual({ action: 'invite', of: { uuids: rows.map(({ uuid }) => uuid) } })
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  await expect.element(news).toMatchTextContent('2 invitations sent, 3 skipped')
  expect(news.getByRole('button', { name: 'Undo' }).query()).toBeNull()
})

test('if no selected client can be invited there is no Invite button', async () => {
  await openList([accepted(1), withoutAddress(2), withoutPlan(3)])
  await box('Select all on this page').click()
  await expect.element(bar).toMatchTextContent('3 selected')
  expect(inviteButton.query()).toBeNull()
})

test('inviting all matches sends the filter of the list and never includes archived clients', async () => {
  const server = await openList([invited(1)], '/clients?invitation_status=DRAFT')
  server.answer(startClientRun, run({ total: 248 }))
  await box('Select Client 1').click()
  await bar.getByRole('button', { name: 'Select all 248' }).click()
  await inviteButton.click()
  const question = page.getByRole('alertdialog', { name: 'Invite up to 200 owners?' })
  await expect
    .element(question)
    .toMatchTextContent(
      'Clients without an email address, a plan or access, those invited within the hour, and those whose owner has accepted, are skipped.',
    )
  await question.getByRole('button', { name: 'Invite up to 200 owners' }).click()
  await expect
    .poll(() => server.callsOf(startClientRun)[0]?.body)
    .toEqual({ action: 'invite', of: { filter: { view: 'all', invitation_status: 'DRAFT' } } })
  const archived = page.getByRole('link', { name: /Archived/ })
  await archived.click()
  await expect.element(archived).toHaveAttribute('aria-current', 'page')
  await box('Select all on this page').click()
  await bar.getByRole('button', { name: 'Select all 248' }).click()
  await expect.element(bar.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect(inviteButton.query()).toBeNull()
})

test('DEC-91 the question promises no more invitations than the firm has left today, and none when none are left', async () => {
  const server = await openList([invited(1), invited(2), invited(3)])
  server.answer(previewClientRun, { names: ['Client 1', 'Client 2', 'Client 3'], invitations_left: 2 })
  await box('Select all on this page').click()
  await inviteButton.click()
  const question = page.getByRole('alertdialog', { name: 'Invite 2 owners?' })
  await expect
    .element(question)
    .toMatchTextContent('Your firm can invite 2 more owners today. The rest come first next time.')
  await expect.element(question.getByRole('button', { name: 'Invite 2 owners' })).toBeEnabled()
  await question.getByRole('button', { name: 'Cancel' }).click()

  server.answer(previewClientRun, { names: ['Client 1'], invitations_left: 0 })
  await inviteButton.click()
  const refusal = page.getByRole('alertdialog', { name: 'No invitations left today' })
  await expect
    .element(refusal)
    .toMatchTextContent('Your firm can invite up to 200 owners a day, 20 in its first week. Try again tomorrow.')
  await expect.element(refusal).not.toMatchTextContent('Starting with')
  await expect.element(refusal.getByRole('button', { name: 'Invite Owners' })).toBeDisabled()
  expect(await axeViolations()).toEqual([])
  await refusal.getByRole('button', { name: 'Cancel' }).click()

  await bar.getByRole('button', { name: 'Select all 248' }).click()
  server.answer(previewClientRun, { names: ['Client 1'], invitations_left: 20 })
  await inviteButton.click()
  const all = page.getByRole('alertdialog', { name: 'Invite up to 20 owners?' })
  await expect.element(all.getByRole('button', { name: 'Invite up to 20 owners' })).toBeEnabled()
})

const result = (number: number, outcome: RunResult['outcome'], reason: string | null = null): RunResult => ({
  uuid: sampleRow(number).uuid,
  name: `Client ${number}`,
  outcome,
  reason,
})
/** Each code that refuses an invitation, with its text. */
const reasons: readonly [code: string, words: string][] = [
  ['plan_required', 'You must select a plan for this client before inviting them.'],
  ['resend_too_soon', 'It was sent less than an hour ago.'],
  [
    'invitation_quota',
    "You've reached today's limit of invitations for your firm or this address. Try again tomorrow.",
  ],
  ['action_not_allowed', 'The owner has already accepted.'],
  ['access_removed', 'You no longer have access to this client.'],
  ['client_archived', 'Archived clients cannot be invited.'],
  ['invitation_email_missing', 'The owner has no email address.'],
  ['invitation_email_malformed', "The owner's email address is not valid."],
  ['invitation_email_suppressed', 'Our last message to this address bounced.'],
  ['subject_too_long', 'The subject is too long with the names filled in. Invite this owner alone.'],
  ['body_too_long', 'The message is too long with the names filled in. Invite this owner alone.'],
  ['not_allowed', 'The person who started this can no longer change clients.'],
  ['fault', 'Something went wrong. Please try again.'],
]

test('DEC-82 the result lists each client as Sent or Skipped with the reason, and links to those needing action', async () => {
  const server = memberOfFirm()
  const counts = { total: 14, done: 1, refused: 13 }
  server.answer(listClientRuns, { results: [ended(counts)] })
  const refused = reasons.map(([code], index) => result(index + 1, 'refused', code))
  server.answer(getClientRun, { ...ended(counts), results: [...refused, result(14, 'done')] })
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent('1 invitation sent, 13 skipped')
  await news.getByRole('button', { name: 'Details' }).click()
  await expect.element(panel).toMatchTextContent('14 of 14 done')
  const lines = panel.getByRole('listitem')
  await expect.element(lines).toHaveLength(14)
  for (const [index, [, words]] of reasons.entries())
    await expect.element(lines.nth(index)).toMatchTextContent(`Client ${index + 1}Skipped${words}`)
  await expect.element(lines.nth(13)).toMatchTextContent('Client 14Sent')
  await expect
    .element(lines.nth(0).getByRole('link', { name: 'Client 1' }))
    .toHaveAttribute('href', `/clients/${sampleRow(1).uuid}`)
  await panel.getByRole('button', { name: 'Sent 1' }).click()
  await expect.element(lines).toHaveLength(1)
  await panel.getByRole('button', { name: 'Skipped 13' }).click()
  await expect.element(lines).toHaveLength(13)
  expect(panel.getByRole('button', { name: 'Stop' }).query()).toBeNull()
})

test.each([1440, 390])(
  'at %i px a run can be stopped from its panel, and owners still waiting get nothing',
  async (width) => {
    await onWindowOf(width)
    const server = memberOfFirm()
    let now = run()
    server.answer(listClientRuns, () => ({ results: [now] }))
    server.answer(getClientRun, () => ({
      ...now,
      results: [result(1, 'refused', 'plan_required'), result(2, 'done'), result(3, 'waiting')],
    }))
    server.answer(stopClientRun, () => {
      now = run({ status: 'STOPPED', finished_at: '2026-11-15T10:00:00Z' })
      return now
    })
    await renderApp('/clients')
    await expect.element(news).toMatchTextContent('Inviting: 11 of 17 clients')
    await news.getByRole('button', { name: 'Details' }).click()
    await expect.element(panel).toMatchTextContent('11 of 17 done')
    await expect.element(panel.getByRole('listitem').nth(2)).toMatchTextContent('Client 3Waiting')
    expect(await axeViolations()).toEqual([])
    await panel.getByRole('button', { name: 'Stop' }).click()
    await expect.element(panel.getByRole('listitem').nth(2)).toMatchTextContent('Client 3Not sent')
    await expect.element(panel.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
    expect(server.callsOf(stopClientRun)).toHaveLength(1)
  },
)

test('a few invitations that all succeeded show only a toast, without Undo', async () => {
  const server = memberOfFirm()
  let now = run({ total: 3, done: 1, refused: 0 })
  server.answer(listClientRuns, () => ({ results: [now] }))
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent('Inviting: 1 of 3 clients')
  now = ended({ total: 3, done: 3, refused: 0 })
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notices).toMatchTextContent('3 invitations sent.')
  expect(notices.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  await expect.element(news).not.toBeInTheDocument()
})

test('on the narrowest phones the bar shows its three acts as text without overlap', async () => {
  await onWindowOf(360, 780)
  const server = memberOfFirm()
  const open = sampleRow(1, { ...invited(1), subscription: { ...invited(1).subscription, status: 'ACTIVE_TRIAL' } })
  server.answer(listBusinessClients, sampleClients([open, invited(2)], 5_000))
  await renderApp('/clients')
  await box('Select Client 1').click()
  await expect.element(bar).toMatchTextContent('1 selected')
  await animationsEnded()
  const parts = [...bar.element().querySelectorAll('[role=status], button')]
  expect(parts).toHaveLength(6)
  expect(parts.filter((part) => part.scrollWidth > part.clientWidth)).toEqual([])
  expect(parts.filter((part) => part.getBoundingClientRect().right > 360)).toEqual([])
  for (const act of ['Invite Owners', 'Archive', 'Export CSV'])
    expect(bar.getByText(act, { exact: true }).element().getBoundingClientRect().width).toBeGreaterThan(40)
})
