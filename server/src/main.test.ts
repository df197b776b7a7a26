import { expect, vi } from 'vitest'
import { testEnvironment } from '../testing/configuration.ts'
import { freePort, startRole, startRoleProcess } from '../testing/role-process.ts'
import { hubTest as test } from '../testing/test.ts'

const patience = { timeout: 30_000, interval: 20 }

test('F4 a process that is asked to stop is not ready any more, answers on for its notice, and then ends', async ({
  database,
}) => {
  const role = await startRole('sign-in', database.url, { STOP_NOTICE_MS: '1500' })
  const statusOf = async (path: string) => (await fetch(role.url + path)).status
  expect(await statusOf('/ready')).toBe(200)
  const stopped = role.stop()
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), patience)
  expect(await statusOf('/health')).toBe(200)
  await stopped
  await expect(statusOf('/health')).rejects.toThrow('fetch failed')
})

test('F4 a process that meets a fault answers nobody any more: there is no notice, however long it would be', async ({
  database,
}) => {
  const faulty = encodeURIComponent("process.on('SIGWINCH', () => { throw new Error('a fault') })")
  const role = await startRole('sign-in', database.url, {
    STOP_NOTICE_MS: '60000',
    NODE_OPTIONS: `--import=data:text/javascript,${faulty}`,
  })
  process.kill(role.pid, 'SIGWINCH')
  await role.ended
  await expect(fetch(`${role.url}/health`)).rejects.toThrow('fetch failed')
})

test('F4 a worker that still waits for Temporal ends cleanly when it is asked to', async ({ database }) => {
  const [port, nobody] = [await freePort(), await freePort()]
  const settings = { WORKER_PORT: `${port}`, TEMPORAL_ADDRESS: `127.0.0.1:${nobody}` }
  const role = await startRoleProcess('worker', testEnvironment(database.url, settings))
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  try {
    await vi.waitFor(async () => expect(await statusOf('/health')).toBe(200), patience)
    expect(await statusOf('/ready')).toBe(503)
  } finally {
    await role.stop()
  }
  expect(await role.ended).toEqual([0, null])
})
