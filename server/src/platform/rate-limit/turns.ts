export interface Turns {
  /** Waits for the caller's turn; returns a function that ends it. Calling it twice is harmless. */
  take(key: string): Promise<() => void>
}

interface Line {
  running: number
  waiting: (() => void)[]
}

/** Limits how many calls run at once per key; the rest queue. Per process, like the token buckets. */
export const newTurns = (atOnce: number): Turns => {
  const lines = new Map<string, Line>()
  const end = (key: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running--
    if (line.running === 0) lines.delete(key)
  }
  return {
    take: async (key) => {
      const line = lines.get(key) ?? { running: 0, waiting: [] }
      lines.set(key, line)
      if (line.running < atOnce) line.running++
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
      let hasEnded = false
      return () => {
        if (!hasEnded) end(key, line)
        hasEnded = true
      }
    },
  }
}
