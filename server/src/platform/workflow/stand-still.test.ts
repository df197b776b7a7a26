import { afterEach, expect, test, vi } from 'vitest'
import { steady } from '../clock/clock.ts'
import { hasStoodStillSince, watchForStandStill } from './stand-still.ts'

const setClock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

const goesOn = () => vi.waitFor(() => expect(hasStoodStillSince(steady.milliseconds())).toBe(false), { timeout: 4_000 })

/** Other test files run in this process too. */
afterEach(async () => {
  vi.useRealTimers()
  await goesOn()
})

test('F6 after the clock was briefly set ahead, work continues within seconds', async () => {
  watchForStandStill()
  setClock(5)
  expect(hasStoodStillSince(steady.milliseconds())).toBe(true)
  vi.useRealTimers()
  await goesOn()
})

test('F6 after a freeze work continues within seconds, even if the clock was set back meanwhile', async () => {
  watchForStandStill()
  setClock(1)
  expect(hasStoodStillSince(steady.milliseconds())).toBe(true)
  setClock(-6)
  await goesOn()
})

test('F6 a machine that slept is noticed by the wall clock, whatever the steady one counted', async () => {
  watchForStandStill()
  await goesOn()
  const begunAt = steady.milliseconds()
  setClock(1)
  expect(hasStoodStillSince(begunAt)).toBe(true)
})
