import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { moveClock } from '../../../testing/business-clock.ts'
import { actsOf, hasClient } from '../../../testing/one-client.ts'
import { freePort, startRole } from '../../../testing/role-process.ts'
import { asOwner } from '../../../testing/template-database.ts'
import { hubTest as test } from '../../../testing/test.ts'
import { createLog } from '../log/log.ts'
import { inBatches, keepHouse } from './housekeeping.ts'
import { sweepLoop } from './sweep-loop.ts'

const SWEEP_MS = 50
/** After this many turns a loop without a beat would be overdue. */
const OVERDUE_TURNS = 10
const patience = { timeout: 30_000, interval: 20 }

test('due work that a record makes fail is counted by its name at every turn; the worker stays ready and does the rest', async ({
  hub,
}) => {
  const firm = await hub.firm()
  const client = await hasClient(hub, firm, { subscription_status: 'ACTIVE_TRIAL', days_left: 1 })
  const poison = (change: string) =>
    asOwner(hub.clone.ownerUrl, async (owner) => void (await owner.query(`alter table subscription ${change}`)))
  await poison("add constraint poisoned check (status <> 'TRIAL_EXPIRED') not valid")
  await moveClock(hub.clone.ownerUrl, '2 days')
  const port = await freePort()
  const settings = { METRICS_PORT: `${port}`, DUE_SWEEP_MS: `${SWEEP_MS}` }
  const worker = await startRole('worker', hub.clone.url, settings)
  const failures = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return [...metrics.matchAll(/^tasks_failed_total\{task="([^"]*)".*\} (\d+)/gm)].map(([, task, times]) => ({
      task,
      times: Number(times),
    }))
  }
  const hasEnded = async () => (await actsOf(hub, firm, client.uuid)).some(({ act }) => act === 'trial_expired')
  try {
    await vi.waitFor(async () => expect((await failures())[0]?.times).toBeGreaterThan(OVERDUE_TURNS), patience)
    expect((await failures()).map(({ task }) => task)).toEqual(['ended trials'])
    expect((await fetch(`${worker.url}/ready`)).status).toBe(200)
    expect(await hasEnded()).toBe(false)
    await poison('drop constraint poisoned')
    await vi.waitFor(async () => expect(await hasEnded()).toBe(true), patience)
  } finally {
    await worker.stop()
  }
})

test('a task that fails is logged as gravely as it is, and the next one is done', async () => {
  const lines: { level: number; task: string; reason: string }[] = []
  const log = createLog({
    role: 'worker',
    level: 'warn',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  const done: string[] = []
  const tasks = {
    'ended trials': () => Promise.reject(new Error('poisoned')),
    reminders: async () => done.push('reminders'),
  }
  await keepHouse(tasks, log, 'error')()
  await keepHouse(tasks, log, 'warn')()
  const failed = { task: 'ended trials', reason: 'poisoned' }
  expect(lines).toMatchObject([
    { level: 50, ...failed },
    { level: 40, ...failed },
  ])
  expect(done).toEqual(['reminders', 'reminders'])
})

test('a backlog that takes many turns’ time is not overdue while its batches get done', async ({ hub }) => {
  const { log } = hub.parts
  let batches = 0
  const backlog = inBatches(async (batch) => {
    await pause(2 * SWEEP_MS)
    return ++batches < 10 ? batch : 0
  })
  const loop = sweepLoop('due work', SWEEP_MS, keepHouse({ backlog }, log, 'error'), log)
  await vi.waitFor(() => expect(loop.isOverdue()).toBe(false), patience)
  expect(batches).toBeLessThan(5)
  while (batches < 10) {
    expect(loop.isOverdue()).toBe(false)
    await pause(SWEEP_MS)
  }
  await loop.stop()
})

test('a backlog longer than a turn is done long before the next interval, and other tasks get a turn meanwhile', async ({
  hub,
}) => {
  const { log } = hub.parts
  const HOUR_MS = 3_600_000
  const done: string[] = []
  let left = 45
  const tasks = {
    backlog: inBatches(async (batch) => {
      done.push('batch')
      return --left > 0 ? batch : 0
    }),
    other: async () => done.push('other'),
  }
  const loop = sweepLoop('housekeeping', HOUR_MS, keepHouse(tasks, log, 'warn'), log)
  await vi.waitFor(() => expect(left).toBe(0), patience)
  await loop.stop()
  const batches = (count: number) => Array(count).fill('batch')
  expect(done).toEqual([...batches(20), 'other', ...batches(20), 'other', ...batches(5), 'other'])
})
