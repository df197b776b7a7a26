import { afterEach, expect, test, vi } from 'vitest'
import { newUuid } from './ids.ts'

afterEach(() => {
  vi.useRealTimers()
})

const timeOf = (uuid: string) => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

test('uuids are version 7, contain their creation time and sort by it', () => {
  // Ids never go back in time, and the clock may have been ahead before.
  const now = Math.max(Date.now(), timeOf(newUuid())) + 1
  vi.useFakeTimers({ toFake: ['Date'], now })
  const uuids = Array.from({ length: 1_000 }, newUuid)
  expect(uuids.toSorted()).toEqual(uuids)
  expect(new Set(uuids.map(timeOf))).toEqual(new Set([now]))
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('uuids sort in creation order, even within a millisecond and after the clock is set back', () => {
  const startedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
  const uuids = Array.from({ length: 20_000 }, newUuid)
  vi.setSystemTime(startedAt - 60_000)
  uuids.push(newUuid(), newUuid())
  expect(uuids.toSorted()).toEqual(uuids)
  expect(new Set(uuids).size).toBe(20_002)
  expect(new Set(uuids.map(timeOf)).size).toBe(1)
})
