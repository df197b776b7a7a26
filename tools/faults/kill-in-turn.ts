import { setTimeout as pause } from 'node:timers/promises'
import type { RoleProcess } from './processes.ts'

/** One process of each kind dies in turn, as long as there is work. A turn waits for those it will kill. */
export const killInTurn = (pairs: readonly (readonly RoleProcess[])[], everyMs: number) => {
  let [isOver, kills] = [false, 0]
  const loop = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await pause(everyMs)
      const next = pairs.flatMap((replicas) => replicas[turn % replicas.length] ?? [])
      await Promise.all(next.map((each) => each.whenReady().catch(() => undefined)))
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
