import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './processes.ts'

interface Kills {
  readonly all: number
  /** Those of a process that was at work and not still starting. */
  readonly hits: number
}

/** Kills one process after the other, in turn, so many times or until the work is done. */
export const killInTurn = async (
  processes: readonly RoleProcess[],
  { everyMs, count, work }: { everyMs: number; count: number; work: Promise<unknown> },
): Promise<Kills> => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  let [all, hits] = [0, 0]
  while (all < count) {
    await pause(everyMs)
    if (isDone) break
    const next = processes[all % processes.length]
    if (await next?.isReady()) hits++
    next?.kill()
    all++
  }
  return { all, hits }
}
