import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './role-process.ts'

interface Pace {
  perSecond: number
  killEveryMs: number
}

/**
 * Starts a fixed number of acts per second and kills a process at the end of every round, in turn, during an act.
 * A round waits for the process it will kill, so that every kill hits a running one, however slowly it started.
 */
export const actUnderKills = async <Item, Result>(
  items: readonly Item[],
  { perSecond, killEveryMs }: Pace,
  processes: readonly RoleProcess[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<{ results: Result[]; kills: number }> => {
  const everyMs = 1000 / perSecond
  const perRound = Math.round(killEveryMs / everyMs)
  const begun: Promise<Result>[] = []
  let [turn, kills] = [0, 0]
  while (begun.length < items.length) {
    const next = processes[turn % processes.length]
    await next?.whenReady()
    for (const item of items.slice(begun.length, begun.length + perRound)) {
      await pause(everyMs)
      begun.push(act(item, begun.length))
    }
    await pause(JUST_UNDER_WAY_MS)
    if (next?.kill()) kills++
    turn++
  }
  return { results: await Promise.all(begun), kills }
}

const JUST_UNDER_WAY_MS = 10
