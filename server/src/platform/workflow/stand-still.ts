import { steady, wall } from '../clock/clock.ts'

const TICK_MS = 250
/** A step moves to another worker after five seconds without a heartbeat, and the last one may be four seconds old. */
const TOO_LONG_MS = 1_000
/** Work that queued up while the process was frozen starts shortly after. */
const AFTERMATH_MS = 2_000

let ticked: { wall: number; steady: number } | undefined
let wentOnAt = Number.NEGATIVE_INFINITY

/** The steady clock may stop while a machine sleeps, so both clocks are compared. */
const tick = () => {
  const now = { wall: wall.milliseconds(), steady: steady.milliseconds() }
  const passed = ticked ? Math.max(now.wall - ticked.wall, now.steady - ticked.steady) : 0
  if (passed > TICK_MS + TOO_LONG_MS) wentOnAt = now.steady
  ticked = now
}

/** Another worker may have taken over the step. */
export class StoodStill extends Error {
  override readonly name = 'StoodStill'
  override readonly message = 'this process stood still'
}

/** Whether this process was frozen since then (steady clock), or so shortly before that its work may be stale. */
export const hasStoodStillSince = (begunAt: number): boolean => {
  tick()
  return begunAt < wentOnAt + AFTERMATH_MS
}

/** Starts with the first step. A frozen process can only be detected by its clocks. */
export const watchForStandStill = (): void => {
  if (ticked) return
  tick()
  setInterval(tick, TICK_MS).unref()
}
