export interface Turns {
  /** Answers when it is the caller's turn, with what ends it; ended twice it is ended once. */
  take(key: string): Promise<() => void>
}

interface Line {
  running: number
  waiting: (() => void)[]
}

/** So many of one key at a time; the next wait in line. Counted in this process alone, as the buckets are. */
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
