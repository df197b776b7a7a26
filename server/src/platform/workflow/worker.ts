import { fileURLToPath } from 'node:url'
import { NativeConnection, Runtime, Worker } from '@temporalio/worker'
import type { Log } from '../log/log.ts'

interface WorkerOptions {
  address: string
  namespace: string
  taskQueue: string
  activities: object
  log: Log
  /** Prebuilt workflow code; without it the code is bundled at the start. */
  bundle?: string | undefined
}

export interface RunningWorker {
  /** Ends when the worker has stopped. */
  readonly done: Promise<void>
  stop(): void
}

const RECONNECT_MS = 500

/** Takes stories from the task queue; waits for Temporal when it is not there yet. */
export const runWorker = async (options: WorkerOptions): Promise<RunningWorker> => {
  const { address, namespace, taskQueue, activities, log, bundle } = options
  const connection = await connected(address, log)
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue,
    activities,
    ...(bundle
      ? { workflowBundle: { codePath: bundle } }
      : { workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)) }),
    stickyQueueScheduleToStartTimeout: '2s',
    maxCachedWorkflows: 200,
    shutdownGraceTime: '8s',
    shutdownForceTime: '12s',
  })
  const done = worker.run().finally(() => connection.close())
  return { done, stop: () => worker.getState() === 'RUNNING' && worker.shutdown() }
}

/** The process owns the signals, not the SDK. Once per process, before the first connection. */
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
