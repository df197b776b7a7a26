/** What a figure must be for the run to pass. */
export interface Goal {
  readonly text: string
  isMet(value: number): boolean
}

export const exactly = (wanted: number): Goal => ({ text: `${wanted}`, isMet: (value) => value === wanted })
export const atMost = (limit: number): Goal => ({ text: `at most ${limit}`, isMet: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ text: `at least ${limit}`, isMet: (value) => value >= limit })

export interface Figures {
  /** Says a measured value; without a goal it is told for the reader alone. */
  say(name: string, value: number, goal?: Goal): void
  missed(): string[]
}

/** Every figure of a run, told as it is known. */
export const newFigures = (tell: (line: string) => void): Figures => {
  const missed: string[] = []
  return {
    say: (name, value, goal) => {
      const rounded = Number.isInteger(value) ? value : Number(value.toFixed(3))
      const isMissed = goal !== undefined && !goal.isMet(value)
      if (isMissed) missed.push(name)
      tell(`figure ${name} ${rounded}${goal ? ` (goal ${goal.text})` : ''}${isMissed ? ' MISSED' : ''}`)
    },
    missed: () => missed,
  }
}

/** The value below which this share of the others lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
