import { steady } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

export type SweepLoop = ReturnType<typeof sweepLoop>
/** Says that a turn that takes long goes on. */
export type Beat = () => void

/** One that failed may be followed by a slow one; after so many intervals without any, something is wrong. */
const OVERDUE_INTERVALS = 10

/** Runs a sweep again and again with a pause between; a failing sweep is tried at the next turn. */
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
