import type { Log } from '../log/log.ts'

/** Runs a sweep again and again with a pause between; a failing sweep is tried at the next turn. */
export const sweepLoop = (name: string, everyMs: number, sweep: () => Promise<unknown>, log: Log) => {
  let stopped = false
  let wake: () => void = () => undefined
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
      await sweep().catch((error: Error) => log.warn({ sweep: name, reason: error.message }, 'sweep failed'))
      if (!stopped) await pause()
    }
  })()
  return {
    stop: (): Promise<void> => {
      stopped = true
      wake()
      return done
    },
  }
}
