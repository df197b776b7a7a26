import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Progress, timed } from './progress.ts'

let lines: string[]
let progress: Progress

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  progress = { times: join(mkdtempSync(join(tmpdir(), 'times-')), 'times'), print: (line) => lines.push(line) }
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(join(progress.times, '..'), { recursive: true })
})

const step = { part: 'temporal', doing: 'building from source', expected: 'about 6 min' }
const lasting = (seconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
const minute = 60_000

async function run(seconds: number) {
  const done = timed(progress, step, lasting(seconds))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await done
}

test('a step tells what to expect, each minute that it still runs, and how long it took last time', async () => {
  await run(132)
  await run(42)
  await run(1)
  expect(lines).toEqual([
    'temporal   building from source (about 6 min)',
    'temporal   still building from source, 1 min 0 s so far',
    'temporal   still building from source, 2 min 0 s so far',
    'temporal   building from source (took 2 min 12 s last time)',
    'temporal   building from source (took 42 s last time)',
  ])
})

test('a step that fails keeps the earlier time and stops telling', async () => {
  await run(42)
  await expect(timed(progress, step, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(2 * minute)
  await run(1)
  expect(lines.slice(1)).toEqual(Array(2).fill('temporal   building from source (took 42 s last time)'))
})
