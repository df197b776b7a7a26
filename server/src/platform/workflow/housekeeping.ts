import type { Log } from '../log/log.ts'
import { countFailedTask } from '../telemetry/telemetry.ts'
import type { Turn } from './sweep-loop.ts'

/** Cleanup tasks by name. */
export type Housekeeping = Record<string, (turn?: Turn) => Promise<unknown>>

const BATCH = 5_000
/** Few, so that other tasks get their turn and a worker can shut down quickly. */
const MOST_BATCHES = 20

/**
 * Runs small batches until one comes back short, so that a backlog never hits the statement timeout. Beats after each.
 * A longer backlog continues in the next turn, soon.
 */
export const inBatches =
  (work: (batch: number) => Promise<number>, batch = BATCH, mostBatches = MOST_BATCHES) =>
  async (turn?: Turn): Promise<number> => {
    let done = 0
    for (let batches = 0; batches < mostBatches; batches++) {
      const some = await work(batch)
      done += some
      turn?.beat()
      if (some < batch) return done
    }
    turn?.comeBackSoon()
    return done
  }

/** Small enough for one quick transaction. */
const DUE_BATCH = 1_000

/** For work that becomes due in business time. */
export const inDueBatches = (work: (batch: number) => Promise<number>, mostBatches?: number) =>
  inBatches(work, DUE_BATCH, mostBatches)

/**
 * A failing task stops neither the other tasks nor the worker's readiness: the same record would fail in every worker.
 * It is counted, so that an alarm can be raised.
 */
export const keepHouse =
  (tasks: Housekeeping, log: Log, level: 'warn' | 'error') =>
  async (turn?: Turn): Promise<void> => {
    for (const [name, task] of Object.entries(tasks)) {
      await task(turn).catch((error: Error) => {
        log[level]({ task: name, reason: error.message }, 'task failed')
        countFailedTask(name)
      })
      turn?.beat()
    }
  }
