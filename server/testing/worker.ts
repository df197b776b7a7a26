import { activitiesOf, composeModules } from '../src/compose-modules.ts'
import type { AllParts } from '../src/compose-parts.ts'
import { MAIL_CONNECTIONS } from '../src/platform/mail/mail.ts'
import { sweepLoop } from '../src/platform/workflow/sweep-loop.ts'
import { installWorkerRuntime, type RunningWorker, runWorker } from '../src/platform/workflow/worker.ts'
import { workflowsPath } from '../src/workflows-path.ts'

let installed = false

/** A worker on the real Temporal, on the parts' task queue. Like the real one it starts stories left behind. */
export const startTestWorker = async (
  parts: AllParts,
): Promise<Pick<RunningWorker, 'isRunning'> & { stop(): Promise<void> }> => {
  if (!installed) installWorkerRuntime(parts.log)
  installed = true
  const worker = await runWorker({
    ...parts.temporal,
    activities: activitiesOf(composeModules(parts)),
    mails: { atOnce: MAIL_CONNECTIONS, perSecond: parts.config.MAILS_PER_SECOND },
    log: parts.log,
    workflowsPath,
  })
  const { config, stories, log } = parts
  const sweep = sweepLoop('stories', config.STORY_SWEEP_MS, () => stories.sweep(), log)
  return {
    isRunning: worker.isRunning,
    stop: async () => {
      worker.stop()
      await Promise.all([worker.done, sweep.stop()])
    },
  }
}
