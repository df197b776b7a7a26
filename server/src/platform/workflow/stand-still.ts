import { steady, wall } from '../clock/clock.ts'

const TICK_MS = 250
/** Steps are given to another worker after five seconds without a word, of which the last may be four seconds old. */
const TOO_LONG_MS = 1_000
/** What had come in while the process stood still is begun soon after. */
const AFTERMATH_MS = 2_000

let ticked: { wall: number; steady: number } | undefined
let wentOnAt = Number.NEGATIVE_INFINITY

/** A machine that slept may have kept its steady clock still: the other one tells. */
const tick = () => {
  const now = { wall: wall.milliseconds(), steady: steady.milliseconds() }
  const passed = ticked ? Math.max(now.wall - ticked.wall, now.steady - ticked.steady) : 0
  if (passed > TICK_MS + TOO_LONG_MS) wentOnAt = now.steady
  ticked = now
}

/** The step may be another's by now. */
export class StoodStill extends Error {
  override readonly name = 'StoodStill'
  override readonly message = 'this process stood still'
}

/**
 * Whether this process stood still since then, by the steady clock, or so shortly before that what it began may be long
 * out of date.
 */
export const hasStoodStillSince = (begunAt: number): boolean => {
  tick()
  return begunAt < wentOnAt + AFTERMATH_MS
}

/** From the first step on; a frozen machine is noticed by the clocks alone. */
export const watchForStandStill = (): void => {
  if (ticked) return
  tick()
  setInterval(tick, TICK_MS).unref()
}
