import { expect, onTestFinished, test, vi } from 'vitest'
import { steady } from '../clock/clock.ts'
import { hasStoodStillSince, watchForStandStill } from './stand-still.ts'

const setClock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

test.each([-5, 5])(
  'F6 after a clock that was %i minutes off for a moment work goes on within seconds',
  async (minutes) => {
    onTestFinished(() => void vi.useRealTimers())
    watchForStandStill()
    setClock(minutes)
    hasStoodStillSince(steady.milliseconds())
    vi.useRealTimers()
    await vi.waitFor(() => expect(hasStoodStillSince(steady.milliseconds())).toBe(false), { timeout: 4_000 })
  },
)

test('F6 a machine that slept is noticed by the wall clock, whatever the steady one counted', async () => {
  onTestFinished(() => void vi.useRealTimers())
  watchForStandStill()
  await vi.waitFor(() => expect(hasStoodStillSince(steady.milliseconds())).toBe(false), { timeout: 4_000 })
  const begunAt = steady.milliseconds()
  setClock(1)
  expect(hasStoodStillSince(begunAt)).toBe(true)
})
