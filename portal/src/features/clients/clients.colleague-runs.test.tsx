import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleRow, sampleRun } from '../../../testing/sample-records.ts'
import { listBusinessClients, listClientRuns } from '../../api/contract.ts'

const run = (changes: Partial<ClientRun> = {}) => sampleRun({ is_own: false, ...changes })
const ended = (changes: Partial<ClientRun> = {}) =>
  run({ status: 'DONE', finished_at: '2026-11-15T10:00:00Z', done: 298, ...changes })
const news = page.getByRole('region', { name: 'Several clients at once' })

beforeEach(() => localStorage.clear())

test('a colleague’s run is shown with their name while it runs; its result and their exports are never shown', async () => {
  const server = memberOfFirm()
  let now = run({ action: 'invite' })
  const exported = { uuid: sampleRow(9).uuid, action: 'export' } as const
  let file = run(exported)
  server.answer(listClientRuns, () => ({ results: [now, file] }))
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent(/^Maya Lindqvist is inviting owners: 120 of 300 clientsStopDetails$/)
  const reads = server.callsOf(listBusinessClients).length
  now = ended({ action: 'invite' })
  file = ended({ ...exported, refused: 0 })
  await expect.element(news).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBeGreaterThan(reads)
  expect(page.getByText(/invitations sent|exported/).query()).toBeNull()
})

test('a colleague’s small run ends without a toast, and a colleague without a name is called Someone', async () => {
  const server = memberOfFirm()
  const few = { person: null, total: 2, refused: 0 }
  let now = run({ ...few, done: 1 })
  server.answer(listClientRuns, () => ({ results: [now] }))
  await renderApp('/clients')
  await expect.element(news).toMatchTextContent(/^Someone is archiving: 1 of 2 clients/)
  now = ended({ ...few, done: 2 })
  await expect.element(news).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  expect(page.getByText(/clients archived/).query()).toBeNull()
})
