import type { RoleProcess } from './role-process.ts'

/** In milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Records when a process was down: from each kill until it is ready again. */
export const withDowntimes = (process: RoleProcess): RoleProcess & { downtimes(): Promise<Span[]> } => {
  const spans: Promise<Span>[] = []
  const downSince = async (from: number, deaths: number): Promise<Span> => {
    await process.whenDead(deaths)
    await process.whenReady()
    return { from, to: Date.now() }
  }
  return {
    ...process,
    kill: () => {
      const deaths = process.deaths()
      const isKilled = process.kill()
      // If the process never comes back, the run fails elsewhere, where it waits for it.
      if (isKilled) spans.push(downSince(Date.now(), deaths).catch(() => ({ from: 0, to: 0 })))
      return isKilled
    },
    downtimes: () => Promise.all(spans),
  }
}

/** The spans in which both were down. */
export const bothDown = (ones: readonly Span[], others: readonly Span[]): Span[] =>
  ones
    .flatMap((one) => others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
    .filter(({ from, to }) => from < to)

/** The longest part of a wait in which at least one process was up, in seconds. */
export const longestAttended = (wait: Span, gaps: readonly Span[]): number => {
  const within = gaps.filter(({ from, to }) => to > wait.from && from < wait.to)
  const begins = [wait.from, ...within.map(({ to }) => to)].toSorted((one, other) => one - other)
  const ends = [...within.map(({ from }) => from), wait.to].toSorted((one, other) => one - other)
  return Math.max(0, ...begins.map((begin, index) => ((ends[index] ?? begin) - begin) / 1000))
}
