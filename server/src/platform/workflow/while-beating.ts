import { Context } from '@temporalio/activity'
import { steady } from '../clock/clock.ts'
import { ownFailures } from './own-failures.ts'
import { hasStoodStillSince, StoodStill, watchForStandStill } from './stand-still.ts'

const BEAT_MS = 1_000

/**
 * For a step that may wait long for an outside service. Sends heartbeats while this process lives, so Temporal retries
 * the step within seconds of its death. The signal aborts the wait when the worker stops. `checkLease` runs right
 * before the effect and stops a process that was frozen, since another worker may have done the effect already
 * (docs/threats.md F6).
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
