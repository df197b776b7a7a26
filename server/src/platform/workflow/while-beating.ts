import { Context } from '@temporalio/activity'
import { steady } from '../clock/clock.ts'
import { ownFailures } from './own-failures.ts'
import { hasStoodStillSince, StoodStill, watchForStandStill } from './stand-still.ts'

const BEAT_MS = 1_000

/**
 * For a step that may wait long for somebody else: as long as this process lives Temporal hears of it, and tries the
 * step again within seconds of its death. The signal ends the wait when the worker stops. `checkLease` stops a process
 * that was frozen meanwhile right before its effect, which somebody else may have had by now (docs/threats.md F6).
 */
export const whileBeating = async <T>(
  work: (signal: AbortSignal, checkLease: () => void) => Promise<T>,
): Promise<T> => {
  watchForStandStill()
  const context = Context.current()
  const begunAt = steady.milliseconds()
  const beat = setInterval(() => context.heartbeat(ownFailures(context)), BEAT_MS)
  const checkLease = () => {
    context.cancellationSignal.throwIfAborted()
    if (hasStoodStillSince(begunAt)) throw new StoodStill()
  }
  try {
    return await work(context.cancellationSignal, checkLease)
  } finally {
    clearInterval(beat)
  }
}
