import { expect, test } from 'vitest'
import { newUuid } from './ids.ts'

test('uuids sort as they were made, however many a millisecond, and are of version 7', () => {
  const begun = Date.now()
  const made = Array.from({ length: 20_000 }, () => newUuid())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(20_000)
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const first = Number.parseInt((made[0] ?? '').replaceAll('-', '').slice(0, 12), 16)
  expect(Math.abs(first - begun)).toBeLessThan(1_000)
})
