import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './processes.ts'

/** Kills one process after the other, in turn, until the work is done or enough were killed; says how many. */
export const killInTurn = async (
  processes: readonly RoleProcess[],
  { everyMs, atLeast, work }: { everyMs: number; atLeast: number; work: Promise<unknown> },
): Promise<number> => {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  const ended = work.then(
    () => undefined,
    () => undefined,
  )
  for (let kills = 0; ; kills++) {
    // Once the work is done the remaining kills would hit nothing.
    await Promise.race([pause(everyMs), ...(kills >= atLeast ? [ended] : [])])
    if (isDone) return kills
    processes[kills % processes.length]?.kill()
  }
}
