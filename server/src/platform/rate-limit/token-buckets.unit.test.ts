import { expect, test } from 'vitest'
import { tokenBuckets } from './token-buckets.ts'

test('F25 a burst passes at once, then the allowed number per second, separately for each key', () => {
  let now = 0
  const buckets = tokenBuckets({ perSecond: 20, burst: 100 }, () => now)
  const taken = (key: string, tries: number) =>
    Array.from({ length: tries }, () => buckets.take(key)).filter((wait) => wait === 0).length
  expect([taken('one', 150), taken('other', 1)]).toEqual([100, 1])
  expect(buckets.take('one')).toBe(50)
  now = 1_000
  expect(taken('one', 50)).toBe(20)
  now = 60_000
  expect(taken('one', 150)).toBe(100)
})
