import type { Config } from '../../config.ts'
import { createApp } from '../http/app.ts'
import { mountHealth } from '../http/health.ts'
import type { Log } from '../log/log.ts'
import type { SweepLoop } from './sweep-loop.ts'
import type { RunningWorker } from './worker.ts'

interface Needs {
  config: Config
  log: Log
  sweeps: readonly Pick<SweepLoop, 'isOverdue'>[]
  /** Undefined while the worker waits for Temporal. */
  worker: () => Pick<RunningWorker, 'isRunning'> | undefined
}

/** A worker serves no requests, so these endpoints tell the orchestrator that it is alive and working. */
export const answerForWorker = async ({ config, log, sweeps, worker }: Needs) => {
  const app = await createApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    checkAnswers: config.NODE_ENV !== 'production',
    https: false,
  })
  const health = mountHealth(
    app,
    async () => worker()?.isRunning() === true && !sweeps.some((sweep) => sweep.isOverdue()),
  )
  if (config.WORKER_PORT) await app.listen({ host: config.BIND_ADDRESS, port: config.WORKER_PORT })
  return { app, beginStopping: health.beginStopping, close: () => app.close() }
}
