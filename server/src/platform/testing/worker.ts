import { fileURLToPath } from 'node:url'
import { NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { inject } from 'vitest'

const workflowsPath = fileURLToPath(new URL('../workflow/workflows.ts', import.meta.url))

/** A worker on the real Temporal, with a task queue of the test file's own. */
export const startTestWorker = async (taskQueue: string, activities: object): Promise<{ stop(): Promise<void> }> => {
  const services = inject('services')
  Runtime.install({
    logger: { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    shutdownSignals: [],
  })
  const connection = await NativeConnection.connect({ address: services.TEMPORAL_ADDRESS })
  const worker = await Worker.create({
    connection,
    namespace: services.TEMPORAL_NAMESPACE,
    taskQueue,
    workflowsPath,
    activities,
    stickyQueueScheduleToStartTimeout: '2s',
  })
  const running = worker.run()
  return {
    stop: async () => {
      worker.shutdown()
      await running
      await connection.close()
    },
  }
}
