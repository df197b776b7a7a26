import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './role-process.ts'

/**
 * Kills one process of each kind in turn, as long as there is work. A turn waits until every process is back:
 * on a slow machine, killing the second while the first restarts would leave no process running.
 */
export const killInTurn = (pairs: readonly (readonly RoleProcess[])[], everyMs: number) => {
  let [isOver, kills] = [false, 0]
  const loop = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await pause(everyMs)
      await Promise.all(pairs.flat().map((each) => each.whenReady().catch(() => undefined)))
      const next = pairs.flatMap((replicas) => replicas[turn % replicas.length] ?? [])
      if (!isOver) kills += next.filter((each) => each.kill()).length
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await loop
      return kills
    },
  }
}
