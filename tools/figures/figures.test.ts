import { expect, test } from 'vitest'
import { atLeast, atMost, exactly, newFigures, type Size } from './figures.ts'
import { median, percentile } from './percentile.ts'

const newRun = (size: Size) => {
  const lines: string[] = []
  return { lines, ...newFigures((line) => lines.push(line), size) }
}

test('a figure is printed with its unit and goal, and a missed goal is reported', () => {
  const { lines, say, missed } = newRun('full')
  say('kills', 7, atLeast(5))
  say('lost', 1, exactly(0))
  say('script', 155.04, atMost(155), { unit: ' kB' })
  say('rate', 0.12345)
  expect(lines).toEqual([
    'figure kills 7 (goal at least 5)',
    'figure lost 1 (goal 0) MISSED',
    'figure script 155.04 kB (goal at most 155 kB) MISSED',
    'figure rate 0.123',
  ])
  expect(missed()).toEqual(['lost', 'script'])
})

test('a missed time is printed in any run, but only a full run fails on it', () => {
  for (const [size, names] of [
    ['small', []],
    ['full', ['wait']],
  ] as const) {
    const { lines, say, missed } = newRun(size)
    say('wait', 900, atMost(400), { unit: ' ms', isTimed: true })
    expect(lines).toEqual(['figure wait 900 ms (goal at most 400 ms) MISSED'])
    expect(missed()).toEqual(names)
  }
})

test('without measurements a goal is missed', () => {
  const { say, missed } = newRun('full')
  say('p95', percentile([], 0.95), atMost(100))
  say('median', median([]), atMost(100))
  expect(missed()).toEqual(['p95', 'median'])
})

test('percentile and median', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 0.95), percentile(hundred, 1), median(hundred)]).toEqual([96, 100, 50.5])
  expect([percentile([3], 0.95), median([3]), median([9, 1, 2])]).toEqual([3, 3, 2])
})
