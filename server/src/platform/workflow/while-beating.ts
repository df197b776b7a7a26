import { Context } from '@temporalio/activity'
import { wall } from '../clock/clock.ts'

const BEAT_MS = 1_000
/** Beats reach Temporal up to four seconds apart: whoever missed two of them may have been given up already. */
const LEASE_MS = 2_500

/**
 * For a step that may wait long for somebody else: as long as this process lives Temporal hears of it, and tries the
 * step again within seconds of its death. The signal ends the wait when the worker stops. `checkLease` stops a process
 * that was frozen meanwhile right before its effect, which somebody else may have had by now (threats F6).
 */
export const whileBeating = async <T>(
  work: (signal: AbortSignal, checkLease: () => void) => Promise<T>,
): Promise<T> => {
  const context = Context.current()
  let beatenAt = wall.milliseconds()
  const beat = setInterval(() => {
    beatenAt = wall.milliseconds()
    context.heartbeat()
  }, BEAT_MS)
  const checkLease = () => {
    context.cancellationSignal.throwIfAborted()
    if (wall.milliseconds() - beatenAt > LEASE_MS) throw new Error('this step was held up and may have been given away')
  }
  try {
    return await work(context.cancellationSignal, checkLease)
  } finally {
    clearInterval(beat)
  }
}
