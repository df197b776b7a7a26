import type { Log } from '../log/log.ts'
import { countFailedTask } from '../telemetry/telemetry.ts'
import type { Beat } from './sweep-loop.ts'

/** What is cleared away, by name. */
export type Housekeeping = Record<string, (beat?: Beat) => Promise<unknown>>

const BATCH = 5_000
const MOST_BATCHES = 200

/** Small statements until one comes back short, so that a backlog never meets the statement's time limit; a beat after each. */
export const inBatches =
  (work: (batch: number) => Promise<number>, batch = BATCH) =>
  async (beat?: Beat): Promise<number> => {
    let done = 0
    for (let turn = 0; turn < MOST_BATCHES; turn++) {
      const some = await work(batch)
      done += some
      beat?.()
      if (some < batch) break
    }
    return done
  }

/** Small enough to be one quick transaction. */
const DUE_BATCH = 1_000

/** For what business time makes due. */
export const inDueBatches = (work: (batch: number) => Promise<number>) => inBatches(work, DUE_BATCH)

/**
 * One task that fails does not keep the others from being done, nor the worker from being ready: the same record would
 * fail in every worker. It is counted, for somebody to be told.
 */
export const keepHouse =
  (tasks: Housekeeping, log: Log, level: 'warn' | 'error') =>
  async (beat?: Beat): Promise<void> => {
    for (const [name, task] of Object.entries(tasks)) {
      await task(beat).catch((error: Error) => {
        log[level]({ task: name, reason: error.message }, 'task failed')
        countFailedTask(name)
      })
      beat?.()
    }
  }
