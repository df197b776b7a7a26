import type { Parts } from '../../compose.ts'
import { composeActivities } from '../../compose-worker.ts'
import { MAIL_CONNECTIONS } from '../mail/mail.ts'
import { installWorkerRuntime, type RunningWorker, runWorker } from '../workflow/worker.ts'

let installed = false

/** A worker on the real Temporal, on the task queue of the parts. */
export const startTestWorker = async (
  parts: Parts,
): Promise<Pick<RunningWorker, 'isRunning'> & { stop(): Promise<void> }> => {
  if (!installed) installWorkerRuntime(parts.log)
  installed = true
  const worker = await runWorker({
    ...parts.temporal,
    activities: composeActivities(parts),
    mails: { atOnce: MAIL_CONNECTIONS, perSecond: parts.config.MAILS_PER_SECOND },
    log: parts.log,
  })
  return {
    isRunning: worker.isRunning,
    stop: async () => {
      worker.stop()
      await worker.done
    },
  }
}
