import type { Log } from '../log/log.ts'

/** What is cleared away, by name. */
export type Housekeeping = Record<string, () => Promise<unknown>>

const BATCH = 5_000
const MOST_BATCHES = 200

/** Small statements until one comes back short, so that a backlog never meets the statement's time limit. */
export const inBatches =
  (work: (batch: number) => Promise<number>, batch = BATCH) =>
  async (): Promise<number> => {
    let done = 0
    for (let turn = 0; turn < MOST_BATCHES; turn++) {
      const some = await work(batch)
      done += some
      if (some < batch) break
    }
    return done
  }

/** One task that fails does not keep the others from being done. */
export const keepHouse = (tasks: Housekeeping, log: Log) => async (): Promise<void> => {
  for (const [name, task] of Object.entries(tasks))
    await task().catch((error: Error) => log.warn({ task: name, reason: error.message }, 'housekeeping failed'))
}
