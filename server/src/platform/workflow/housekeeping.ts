import type { Log } from '../log/log.ts'

/** What is cleared away, by name. */
export type Housekeeping = Record<string, () => Promise<unknown>>

const BATCH = 5_000
const MOST_BATCHES = 200

/** Small deletes until one comes back short, so that a backlog never meets the statement's time limit. */
export const inBatches = (drop: (batch: number) => Promise<number>) => async (): Promise<number> => {
  let gone = 0
  for (let turn = 0; turn < MOST_BATCHES; turn++) {
    const dropped = await drop(BATCH)
    gone += dropped
    if (dropped < BATCH) break
  }
  return gone
}

/** One task that fails does not keep the others from being done. */
export const keepHouse = (tasks: Housekeeping, log: Log) => async (): Promise<void> => {
  for (const [name, task] of Object.entries(tasks))
    await task().catch((error: Error) => log.warn({ task: name, reason: error.message }, 'housekeeping failed'))
}
