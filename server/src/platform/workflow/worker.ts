import { NativeConnection, Runtime, Worker, type WorkerOptions } from '@temporalio/worker'
import type { Log } from '../log/log.ts'
import { mailQueue } from './mail-queue.ts'
import { parkPoison } from './park-poison.ts'
import { retryWhenSaid } from './retry-when-said.ts'

interface Options {
  address: string
  namespace: string
  taskQueue: string
  activities: object
  /** A second worker in the same process sends mails. `atOnce` is per process, `perSecond` across all processes. */
  mails: { atOnce: number; perSecond: number }
  log: Log
  /** The code of the stories: a prebuilt bundle, or bundled at startup. */
  workflowsPath: string
  bundle?: string | undefined
}

export interface RunningWorker {
  /** Resolves when the worker has stopped. */
  readonly done: Promise<void>
  isRunning(): boolean
  stop(): void
}

const RECONNECT_MS = 500

/** Takes stories from the task queue; waits if Temporal is not up yet. */
export const runWorker = async (options: Options): Promise<RunningWorker> => {
  const { address, namespace, taskQueue, activities, mails, log, workflowsPath, bundle } = options
  const connection = await connected(address, log)
  const common = {
    connection,
    namespace,
    activities,
    interceptors: { activity: [() => ({ inbound: retryWhenSaid })] },
    shutdownGraceTime: '8s',
    shutdownForceTime: '12s',
  } satisfies Partial<WorkerOptions>
  const workers = await Promise.all([
    Worker.create({
      ...common,
      taskQueue,
      ...(bundle ? { workflowBundle: { codePath: bundle } } : { workflowsPath }),
      stickyQueueScheduleToStartTimeout: '2s',
      maxCachedWorkflows: 200,
    }),
    Worker.create({
      ...common,
      taskQueue: mailQueue(taskQueue),
      maxConcurrentActivityTaskExecutions: mails.atOnce,
      maxTaskQueueActivitiesPerSecond: mails.perSecond,
      interceptors: { activity: [...common.interceptors.activity, () => ({ inbound: parkPoison(log) })] },
    }),
  ])
  const stop = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
  }
  // If one worker fails, the other stops too: half a worker would look healthy.
  const runs = workers.map((worker) => worker.run().finally(stop))
  const done = Promise.allSettled(runs)
    .then(() => connection.close())
    .then(() => Promise.all(runs))
    .then(() => undefined)
  const isRunning = () => workers.every((worker) => worker.getState() === 'RUNNING')
  return { done, isRunning, stop }
}

/** The process handles signals, not the SDK. Call once per process, before the first connection. */
export const installWorkerRuntime = (log: Log): void => {
  Runtime.install({
    shutdownSignals: [],
    logger: {
      log: (level, message) => log[level === 'ERROR' ? 'error' : level === 'WARN' ? 'warn' : 'debug'](message),
      trace: (message) => log.trace(message),
      debug: (message) => log.debug(message),
      info: (message) => log.debug(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
}

const connected = async (address: string, log: Log): Promise<NativeConnection> => {
  for (;;) {
    try {
      return await NativeConnection.connect({ address })
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Temporal is not there yet')
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
    }
  }
}
