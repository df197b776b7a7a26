import { steady } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

export type SweepLoop = ReturnType<typeof sweepLoop>
/** Signals that a long turn is still making progress. */
export type Beat = () => void

/** A failed sweep may be followed by a slow one. After this many intervals without a success, something is wrong. */
const OVERDUE_INTERVALS = 10

/** Runs a sweep repeatedly with a pause in between; a failed sweep is retried at the next turn. */
export const sweepLoop = (name: string, everyMs: number, sweep: (beat: Beat) => Promise<unknown>, log: Log) => {
  let stopped = false
  let sweptAt = Number.NEGATIVE_INFINITY
  let wake: () => void = () => undefined
  const beat = () => {
    sweptAt = steady.milliseconds()
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const done = (async () => {
    while (!stopped) {
      await sweep(beat).then(beat, (error: Error) => log.warn({ sweep: name, reason: error.message }, 'sweep failed'))
      if (!stopped) await pause()
    }
  })()
  return {
    isOverdue: (): boolean => steady.milliseconds() - sweptAt > OVERDUE_INTERVALS * everyMs,
    stop: (): Promise<void> => {
      stopped = true
      wake()
      return done
    },
  }
}
