import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from './platform/testing/clone-database.ts'
import { startRole } from './platform/testing/role-process.ts'

const patience = { timeout: 10_000, interval: 20 }

let clone: ClonedDatabase
beforeAll(async () => {
  clone = await cloneDatabase()
})
afterAll(() => clone.drop())

test('F4 a process that is asked to stop is not ready any more, answers on for its notice, and then ends', async () => {
  const role = await startRole('sign-in', clone.url, { STOP_NOTICE_MS: '1500' })
  const statusOf = async (path: string) => (await fetch(role.url + path)).status
  expect(await statusOf('/ready')).toBe(200)
  const stopped = role.stop()
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), patience)
  expect(await statusOf('/health')).toBe(200)
  await stopped
  await expect(statusOf('/health')).rejects.toThrow('fetch failed')
}, 60_000)
