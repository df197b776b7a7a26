import { expect, inject, vi } from 'vitest'
import type { ClonedDatabase } from '../../../testing/clone-database.ts'
import { startRole } from '../../../testing/role-process.ts'
import { asOwner } from '../../../testing/template-database.ts'
import { hubTest as test } from '../../../testing/test.ts'
import { startTestWorker } from '../../../testing/worker.ts'
import { keepHouse } from './housekeeping.ts'
import { sweepLoop } from './sweep-loop.ts'
import { answerForWorker } from './worker-health.ts'

const SWEEP_MS = 50
const patience = { timeout: 30_000, interval: 20 }

test('a worker is ready while it sweeps, lives on while it cannot, and is ready again afterwards', async ({
  database,
}) => {
  const role = await startRole('worker', database.url, { STORY_SWEEP_MS: `${SWEEP_MS}` })
  const statusOf = async (path: string) => (await fetch(role.url + path)).status
  try {
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), patience)
    await letIn(database, false)
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), patience)
    expect(await statusOf('/health')).toBe(200)
    await letIn(database, true)
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), patience)
  } finally {
    await letIn(database, true)
    await role.stop()
  }
})

test('a worker is not ready before it takes stories, when a sweep or its due work hangs, nor once it has stopped', async ({
  hub,
}) => {
  const { config, log } = hub.parts
  let worker: Awaited<ReturnType<typeof startTestWorker>> | undefined
  const hanging: { stories?: Promise<void>; due?: Promise<void> } = {}
  const sweep = sweepLoop('stories', SWEEP_MS, async () => hanging.stories, log)
  const tasks = keepHouse({ reminders: async () => hanging.due }, log, 'error')
  const dueWork = sweepLoop('due work', SWEEP_MS, tasks, log)
  const { app, close } = await answerForWorker({ config, log, sweeps: [sweep, dueWork], worker: () => worker })
  const ready = async () => (await app.inject('/ready')).statusCode
  await vi.waitFor(() => expect(sweep.isOverdue()).toBe(false), patience)
  expect(await ready()).toBe(503)

  worker = await startTestWorker(hub.parts)
  await vi.waitFor(async () => expect(await ready()).toBe(200), patience)

  for (const which of ['stories', 'due'] as const) {
    const { promise, resolve } = Promise.withResolvers<void>()
    hanging[which] = promise
    await vi.waitFor(async () => expect(await ready()).toBe(503), patience)
    delete hanging[which]
    resolve()
    await vi.waitFor(async () => expect(await ready()).toBe(200), patience)
  }

  await worker.stop()
  await vi.waitFor(() => expect(sweep.isOverdue()).toBe(false), patience)
  expect(await ready()).toBe(503)
  await Promise.all([sweep.stop(), dueWork.stop()])
  await close()
})

/** Whether the product's role may connect to the database. Open connections are closed when it may not. */
const letIn = (database: ClonedDatabase, allowed: boolean) =>
  asOwner(inject('services').DATABASE_ADMIN_URL, async (admin) => {
    const name = new URL(database.url).pathname.slice(1)
    await admin.query(`alter database ${name} allow_connections ${allowed}`)
    if (!allowed) await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
