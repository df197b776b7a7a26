import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { activitiesOf, composeModules, dueWorkOf, housekeepingOf } from './compose-modules.ts'
import { composeParts, type Overrides } from './compose-parts.ts'
import { readConfig } from './config.ts'
import { mountHealth } from './platform/http/health.ts'
import { mountPortalFiles } from './platform/http/portal-files.ts'
import { MAIL_CONNECTIONS } from './platform/mail/mail.ts'
import { startTelemetry } from './platform/telemetry/telemetry.ts'
import { keepHouse } from './platform/workflow/housekeeping.ts'
import { sweepLoop } from './platform/workflow/sweep-loop.ts'
import type { RunningWorker } from './platform/workflow/worker.ts'
import { workflowsPath } from './workflows-path.ts'

const roles = ['web', 'sign-in', 'worker'] as const
export type Role = (typeof roles)[number]

const DRAIN_MS = 10_000
const HOUSEKEEPING_MS = 10 * 60 * 1000

/** Runs one process in one role and stops it cleanly on a signal. */
export const startRole = async (role: Role, overrides: Overrides = {}): Promise<void> => {
  const { config, secrets } = readConfig()
  const telemetry = startTelemetry({ role, config })
  const parts = composeParts(role, config, secrets, overrides)
  await (role === 'worker' ? startWorker() : startServer(role))
  parts.log.info({ role }, 'started')

  function onStop(stop: (notice: { noticeMs: number }) => Promise<void>) {
    closeWithGrace({ delay: config.STOP_NOTICE_MS + DRAIN_MS + 5_000, logger: parts.log }, async ({ err }) => {
      if (err) parts.log.fatal({ err }, 'stopping after a fault')
      // After an uncaught error the process is in an unknown state, so it stops without notice.
      await stop({ noticeMs: err ? 0 : config.STOP_NOTICE_MS })
      await parts.close()
      await telemetry.stop()
    })
  }

  async function startServer(role: 'web' | 'sign-in') {
    const app =
      role === 'web'
        ? await import('./web.ts').then(({ createWebApp }) => createWebApp(parts))
        : await import('./sign-in/sign-in.app.ts').then(({ createSignInApp }) => createSignInApp(parts))
    await mountPortalFiles(app, new URL('../../portal/dist/', import.meta.url))
    const health = mountHealth(app, () => parts.database.isReady())
    await app.listen({ host: config.BIND_ADDRESS, port: role === 'web' ? config.WEB_PORT : config.SIGN_IN_PORT })
    onStop(async ({ noticeMs }) => {
      health.beginStopping()
      await pause(noticeMs)
      await app.close()
    })
  }

  async function startWorker() {
    // On a shared machine, requests from people come first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const { installWorkerRuntime, runWorker } = await import('./platform/workflow/worker.ts')
    const { answerForWorker } = await import('./platform/workflow/worker-health.ts')
    installWorkerRuntime(parts.log)
    const modules = composeModules(parts)
    const sweep = sweepLoop('stories', config.STORY_SWEEP_MS, () => parts.stories.sweep(), parts.log)
    const housekeeping = sweepLoop(
      'housekeeping',
      HOUSEKEEPING_MS,
      keepHouse(housekeepingOf(modules), parts.log, 'warn'),
      parts.log,
    )
    const dueWork = sweepLoop(
      'due work',
      config.DUE_SWEEP_MS,
      keepHouse(dueWorkOf(modules), parts.log, 'error'),
      parts.log,
    )
    let worker: RunningWorker | undefined
    const health = await answerForWorker({ config, log: parts.log, sweeps: [sweep, dueWork], worker: () => worker })
    let isStopping = false
    // Before waiting for Temporal, which may take long: the sweeps are already running.
    onStop(async () => {
      isStopping = true
      health.beginStopping()
      worker?.stop()
      await Promise.all([worker?.done, sweep.stop(), dueWork.stop(), housekeeping.stop()])
      await health.close()
    })
    worker = await runWorker({
      ...parts.temporal,
      activities: activitiesOf(modules),
      mails: { atOnce: MAIL_CONNECTIONS, perSecond: config.MAILS_PER_SECOND },
      log: parts.log,
      workflowsPath,
      bundle: config.WORKFLOW_BUNDLE,
    })
    if (isStopping) worker.stop()
  }
}

if (import.meta.main) {
  const role = roles.find((each) => each === process.argv[2])
  if (!role) throw new Error(`Say which role to run: ${roles.join(', ')}`)
  await startRole(role)
}
