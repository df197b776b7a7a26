import { Context } from '@temporalio/activity'

const BEAT_MS = 1_000

/**
 * For a step that may wait long for somebody else: as long as this process lives Temporal hears of it, and tries the
 * step again within seconds of its death. The signal ends the wait when the worker stops.
 */
export const whileBeating = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const context = Context.current()
  const beat = setInterval(() => context.heartbeat(), BEAT_MS)
  try {
    return await work(context.cancellationSignal)
  } finally {
    clearInterval(beat)
  }
}
