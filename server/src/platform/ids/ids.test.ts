import { expect, test } from 'vitest'
import { uuidsBy } from './ids.ts'

const BEGUN = Date.UTC(2026, 10, 15)

const timeOf = (uuid: string) => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

test('uuids are of version 7, carry the time of their making and sort by it', () => {
  let now = BEGUN
  const newUuid = uuidsBy(() => now++)
  const made = Array.from({ length: 1_000 }, () => newUuid())
  expect(made.toSorted()).toEqual(made)
  expect(made.map(timeOf)).toEqual(made.map((_, index) => BEGUN + index))
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('uuids sort as they were made, however many a millisecond and when the clock is set back', () => {
  let now = BEGUN
  const newUuid = uuidsBy(() => now)
  const made = Array.from({ length: 20_000 }, () => newUuid())
  now = BEGUN - 60_000
  made.push(newUuid(), newUuid())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(20_002)
})
