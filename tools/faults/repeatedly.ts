import { setTimeout as pause } from 'node:timers/promises'

/** Does something again and again until it is stopped; `stop` returns how often. */
export const repeatedly = (everyMs: number, act: () => Promise<void>) => {
  let [isOver, times] = [false, 0]
  const loop = (async () => {
    for (;;) {
      await pause(everyMs)
      if (isOver) return
      await act()
      times++
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await loop
      return times
    },
  }
}
