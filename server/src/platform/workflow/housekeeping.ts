import type { Log } from '../log/log.ts'
import { countFailedTask } from '../telemetry/telemetry.ts'
import type { Beat } from './sweep-loop.ts'

/** Cleanup tasks by name. */
export type Housekeeping = Record<string, (beat?: Beat) => Promise<unknown>>

const BATCH = 5_000
const MOST_BATCHES = 200

/**
 * Runs small batches until one comes back short, so that a backlog never hits the statement timeout. Beats after each.
 */
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

/** Small enough for one quick transaction. */
const DUE_BATCH = 1_000

/** For work that becomes due in business time. */
export const inDueBatches = (work: (batch: number) => Promise<number>) => inBatches(work, DUE_BATCH)

/**
 * A failing task stops neither the other tasks nor the worker's readiness: the same record would fail in every worker.
 * It is counted, so that an alarm can be raised.
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
