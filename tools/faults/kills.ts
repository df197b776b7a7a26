import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './processes.ts'

const MANY_TIMES = 3

/** Kills one process after the other, in turn, until the work is done, and not without end; says how many. */
export const killInTurn = async (
  processes: readonly RoleProcess[],
  { everyMs, atLeast, work }: { everyMs: number; atLeast: number; work: Promise<unknown> },
): Promise<number> => {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (let kills = 0; kills < MANY_TIMES * atLeast; kills++) {
    await pause(everyMs)
    // A kill after the work would hit nothing.
    if (isDone) return kills
    processes[kills % processes.length]?.kill()
  }
  return MANY_TIMES * atLeast
}
