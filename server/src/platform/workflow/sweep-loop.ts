import { steady } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

export type SweepLoop = ReturnType<typeof sweepLoop>
export interface Turn {
  /** Signals that a long turn is still making progress. */
  beat(): void
  /** Asks for the next turn soon, because work is left. */
  comeBackSoon(): void
}

/** A failed sweep may be followed by a slow one. After this many intervals without a success, something is wrong. */
const OVERDUE_INTERVALS = 10

/** A pause between turns of a long backlog, for the database to serve others. */
const SOON_MS = 1_000

/** Runs a sweep repeatedly with a pause in between; a failed sweep is retried at the next turn. */
export const sweepLoop = (name: string, everyMs: number, sweep: (turn: Turn) => Promise<unknown>, log: Log) => {
  let stopped = false
  let sweptAt = Number.NEGATIVE_INFINITY
  let pauseMs = everyMs
  let wake: () => void = () => undefined
  const beat = () => {
    sweptAt = steady.milliseconds()
  }
  const comeBackSoon = () => {
    pauseMs = Math.min(everyMs, SOON_MS)
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const done = (async () => {
    while (!stopped) {
      pauseMs = everyMs
      await sweep({ beat, comeBackSoon }).then(beat, (error: Error) =>
        log.warn({ sweep: name, reason: error.message }, 'sweep failed'),
      )
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
