import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow, sampleRun } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import {
  getClientRun,
  getClientRunFile,
  listBusinessClients,
  listClientRuns,
  previewClientRun,
  startClientRun,
  stopClientRun,
} from '../../api/contract.ts'

const RUN = '01990000-0000-7000-8000-00000000aaaa'
const run = (changes: Partial<ClientRun> = {}) => sampleRun({ uuid: RUN, ...changes })
const ended = (changes: Partial<ClientRun> = {}) =>
  run({ status: 'DONE', finished_at: '2026-11-15T10:00:00Z', done: 298, refused: 2, ...changes })

const open = (number: number) => sampleRow(number, { status: 'NO_ACCESS' })
const box = (name: string) => page.getByRole('checkbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const bar = page.getByRole('toolbar', { name: 'Selected clients' })
const news = page.getByRole('region', { name: 'Several clients at once' })
const panel = page.getByRole('dialog', { name: 'Archive' })

const csv = () =>
  new Response('Business Name\r\n', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="clients-2026-11-15.csv"' },
  })

/** The names of the files that the browser saved. */
const savedFiles = (): string[] => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}

beforeEach(() => localStorage.clear())

/** A page with three of 248 clients: two that can be archived, one on a plan. */
const openList = async (path = '/clients') => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, sampleClients([open(1), open(2), sampleRow(3)], 248))
  await renderApp(path)
  await expect.element(box('Select Client 1')).toBeInTheDocument()
  return server
}

test('the dialog names the first clients of the run, and can be confirmed without them', async () => {
  const server = await openList()
  server.answer(previewClientRun, { names: ['Client 1'], invitations_left: null })
  await box('Select all on this page').click()
  await bar.getByRole('button', { name: 'Archive' }).click()
  const question = page.getByRole('alertdialog', { name: 'Archive 2 clients?' })
  await expect.element(question).toMatchTextContent('Starting with Client 1.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  server.refuse(previewClientRun, 500)
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => server.callsOf(previewClientRun).length).toBe(2)
  await expect.element(question.getByRole('button', { name: 'Archive 2 clients' })).toBeEnabled()
  await expect.element(question).not.toMatchTextContent('Starting with')
})

test('selected clients are archived in one run, after a dialog that states the consequences', async () => {
  const server = await openList()
  server.answer(startClientRun, run({ total: 2, done: 0, refused: 0 }))
  server.answer(listClientRuns, { results: [ended({ total: 2, done: 2, refused: 0 })] })
  await box('Select all on this page').click()
  await expect.element(bar).toMatchTextContent('3 selected')
  await bar.getByRole('button', { name: 'Archive' }).click()

  const question = page.getByRole('alertdialog', { name: 'Archive 2 clients?' })
  await expect.element(question).toMatchTextContent('They move to Archived.')
  await expect.element(question).toMatchTextContent('1 client of your selection stays as it is: it has an active plan')
  await question.getByRole('button', { name: 'Archive 2 clients' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  const [call] = server.callsOf(startClientRun)
  expect(call?.body).toEqual({ action: 'archive', of: { uuids: [sampleRow(1).uuid, sampleRow(2).uuid] } })
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a run over all matches sends the filter, so that it includes pages that were never opened', async () => {
  const server = await openList('/clients?search=bakery&invitation_status=PENDING')
  server.answer(startClientRun, run({ total: 248 }))
  await box('Select Client 2').click()
  await bar.getByRole('button', { name: 'Select all 248' }).click()
  await expect.element(bar).toMatchTextContent('248 selected')
  await expect.element(box('Select Client 3')).toBeChecked()
  await bar.getByRole('button', { name: 'Archive' }).click()
  const question = page.getByRole('alertdialog', { name: 'Archive up to 248 clients?' })
  await expect.element(question).toMatchTextContent('You will see which.')
  await question.getByRole('button', { name: 'Archive up to 248 clients' }).click()
  await expect
    .poll(() => server.callsOf(startClientRun)[0]?.body)
    .toEqual({
      action: 'archive',
      of: { filter: { view: 'all', search: 'bakery', invitation_status: 'PENDING' } },
    })
})

test('a run started elsewhere is shown until it ends, and then the list is reloaded', async () => {
  const server = memberOfFirm()
  let now = run()
  server.answer(listClientRuns, () => ({ results: [now] }))
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent('Archiving: 120 of 300 clients')
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '120')
  const reads = server.callsOf(listBusinessClients).length
  now = ended()
  await expect.element(news).toMatchTextContent('298 clients archived, 2 could not be changed')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBeGreaterThan(reads)
  await button('Close this result').click()
  await expect.element(news).not.toBeInTheDocument()
})

test('a running run can be stopped: finished clients stay changed, the rest are left as they are', async () => {
  const server = memberOfFirm()
  let now = run()
  server.answer(listClientRuns, () => ({ results: [now] }))
  server.answer(stopClientRun, () => {
    now = run({ status: 'STOPPED', finished_at: '2026-11-15T10:00:00Z' })
    return now
  })
  server.answer(getClientRun, () => ({
    ...now,
    results: [{ uuid: sampleRow(1).uuid, name: 'Client 1', outcome: 'waiting' as const, reason: null }],
  }))
  await renderApp('/clients')
  await news.getByRole('button', { name: 'Stop' }).click()
  await expect.element(news).toMatchTextContent('118 clients archived, 2 could not be changed, stopped with 180 left')
  expect(server.callsOf(stopClientRun)).toHaveLength(1)
  await expect.element(news.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await news.getByRole('button', { name: 'Details' }).click()
  await expect.element(panel).toMatchTextContent('Client 1Left as it is')
})

test('Undo restores what a run archived, and its result replaces that of the run', async () => {
  const server = memberOfFirm()
  server.answer(listClientRuns, { results: [ended()] })
  server.answer(startClientRun, run({ action: 'restore', uuid: '01990000-0000-7000-8000-00000000bbbb', total: 298 }))
  await renderApp('/clients')
  const undo = news.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  const restoring = run({ action: 'restore', uuid: '01990000-0000-7000-8000-00000000bbbb', total: 298 })
  server.answer(listClientRuns, { results: [restoring, ended()] })
  await undo.click()
  await expect.element(news).toMatchTextContent('Restoring')
  await expect.element(undo).not.toBeInTheDocument()
  const [call] = server.callsOf(startClientRun)
  expect(call?.body).toEqual({ action: 'restore', of: { run: RUN } })
  // The key is built from the run, so a lost reply and a second press still undo it once.
  expect(call?.headers.get('idempotency-key')).toBe(`undo.${RUN}`)
})

test('a run that was undone before is no longer shown and cannot be undone again', async () => {
  const server = memberOfFirm()
  const restored = run({ action: 'restore', status: 'DONE', uuid: '01990000-0000-7000-8000-00000000bbbb', refused: 1 })
  server.answer(listClientRuns, { results: [restored, ended({ undone: true })] })
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent('restored')
  expect(news.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  expect(news.getByText(/archived/).query()).toBeNull()
})

test('a few archived clients can be restored by Undo in the toast', async () => {
  const server = memberOfFirm()
  let now = run({ total: 2, done: 0, refused: 0 })
  server.answer(listClientRuns, () => ({ results: [now] }))
  server.answer(startClientRun, run({ action: 'restore', uuid: '01990000-0000-7000-8000-00000000bbbb', total: 2 }))
  await renderApp('/clients')
  await expect.element(news).toBeVisible()
  now = ended({ total: 2, done: 2, refused: 0 })
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.callsOf(startClientRun)[0]?.body).toEqual({ action: 'restore', of: { run: RUN } })
})

test('a closed result does not come back, and a small successful run shows only a toast', async () => {
  localStorage.setItem('dismissed-client-runs', JSON.stringify([RUN]))
  const server = memberOfFirm()
  const small = { uuid: '01990000-0000-7000-8000-00000000bbbb', total: 3, done: 3, refused: 0 }
  let now = run({ ...small, done: 1 })
  server.answer(listClientRuns, () => ({ results: [now, ended()] }))
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent(/^Archiving: 1 of 3 clients/)
  now = ended(small)
  await expect.element(page.getByText('3 clients archived.')).toBeVisible()
  await expect.element(news).not.toBeInTheDocument()
})

test('a result with nothing left to do closes by itself, and one with refused clients stays', async () => {
  const server = memberOfFirm()
  const restored = ended({ uuid: RUN.replace('aaaa', 'bbbb'), action: 'restore', total: 13, done: 13, refused: 0 })
  server.answer(listClientRuns, { results: [restored, ended()] })
  await renderApp('/clients')
  await expect.element(news.getByText('13 clients restored')).toBeVisible()
  await expect.element(news.getByText('13 clients restored'), { timeout: 20_000 }).not.toBeInTheDocument()
  await expect.element(news.getByText(/298 clients archived/)).toBeVisible()
})

test('the result lists every client, and why one was left unchanged', async () => {
  const server = memberOfFirm()
  server.answer(listClientRuns, { results: [ended({ total: 3, done: 1, refused: 2 })] })
  server.answer(getClientRun, {
    ...ended({ total: 3, done: 1, refused: 2 }),
    results: [
      { uuid: sampleRow(1).uuid, name: 'Amberline Roofing', outcome: 'refused', reason: 'owner_accepted' },
      { uuid: sampleRow(2).uuid, name: 'Hana Ramen', outcome: 'refused', reason: 'not_found' },
      { uuid: sampleRow(3).uuid, name: 'Quill', outcome: 'done', reason: null },
    ],
  })
  await renderApp('/clients')
  await button('Details').click()
  await expect.element(panel).toMatchTextContent('3 of 3 done')
  const lines = panel.getByRole('listitem')
  await expect.element(lines).toHaveLength(3)
  await expect.element(lines.nth(0)).toMatchTextContent('Its owner has accepted.')
  await expect.element(lines.nth(1)).toMatchTextContent('It is no longer in your list.')
  await expect
    .element(lines.nth(0).getByRole('link', { name: 'Amberline Roofing' }))
    .toHaveAttribute('href', `/clients/${sampleRow(1).uuid}`)
  await button('Done 1').click()
  await expect.element(lines).toHaveLength(1)
  await expect.element(lines.nth(0)).toMatchTextContent('Quill')
  expect(await axeViolations()).toEqual([])
})

test('an export is downloaded with the session, under the file name from the server, and keeps the selection', async () => {
  const server = await openList()
  const saved = savedFiles()
  const exported = { action: 'export' as const, total: 1, done: 1, refused: 0 }
  server.answer(startClientRun, run({ ...exported, done: 0 }))
  server.answer(listClientRuns, { results: [ended(exported)] })
  server.reply(getClientRunFile, csv)
  await box('Select Client 3').click()
  expect(bar.getByRole('button', { name: 'Archive' }).query()).toBeNull()
  await bar.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(news).toMatchTextContent('1 client exported')
  await button('Download CSV').click()
  await expect.poll(() => saved).toEqual(['clients-2026-11-15.csv'])
  expect(server.callsOf(getClientRunFile)[0]?.headers.get('authorization')).toMatch(/^Bearer /)
  await expect.element(news).not.toBeInTheDocument()
  await expect.element(bar).toMatchTextContent('1 selected')
})

test('two exports downloaded at the same time both leave the list', async () => {
  const server = memberOfFirm()
  const saved = savedFiles()
  server.answer(listBusinessClients, sampleClients([open(1)]))
  const exported = { action: 'export', refused: 0 } as const
  server.answer(listClientRuns, { results: [ended(exported), ended({ ...exported, uuid: open(2).uuid })] })
  const { promise: both, resolve: answerBoth } = Promise.withResolvers<void>()
  server.reply(getClientRunFile, () => both.then(csv))
  await renderApp('/clients')
  for (const place of [0, 1]) await button('Download CSV').nth(place).click()
  answerBoth()
  await expect.poll(() => saved).toHaveLength(2)
  await expect.element(news).not.toBeInTheDocument()
})

test('a run that fails to start shows an error and keeps the selection', async () => {
  const server = await openList()
  server.refuse(startClientRun, 500)
  await box('Select Client 3').click()
  await bar.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(page.getByText('An error occurred during the action.')).toBeVisible()
  await expect.element(bar).toMatchTextContent('1 selected')
})

test.each([1440, 390])(
  'the list with selected rows and a running run has no axe violations at %i px',
  async (width) => {
    await onWindowOf(width)
    const server = await openList()
    server.answer(listClientRuns, { results: [run()] })
    await box('Select Client 1').click()
    await expect.element(bar).toBeVisible()
    expect(await axeViolations()).toEqual([])
  },
)

test('the list of a firm without runs takes one call', async () => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, { ...sampleClients([open(1)]), has_runs: false })
  await renderApp('/clients')
  await expect.element(box('Select Client 1')).toBeInTheDocument()
  expect(server.callsOf(listClientRuns)).toEqual([])
  expect(server.callsOf(listBusinessClients)).toHaveLength(1)
})
