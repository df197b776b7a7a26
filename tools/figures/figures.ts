export type Size = 'small' | 'full'

/** What a figure must be for its run to pass. */
export interface Goal {
  readonly text: string
  isMet(value: number): boolean
}

export const exactly = (wanted: number): Goal => ({ text: `${wanted}`, isMet: (value) => value === wanted })
export const atMost = (limit: number): Goal => ({ text: `at most ${limit}`, isMet: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ text: `at least ${limit}`, isMet: (value) => value >= limit })

interface Details {
  /** The unit, for display. */
  unit?: string
  /** Depends on how busy the machine is: a small run reports a missed goal, a full run fails on it. */
  isTimed?: boolean
}

export interface Figures {
  /** Prints a measured value; without a goal it is only informative. */
  say(name: string, value: number, goal?: Goal, details?: Details): void
  missed(): readonly string[]
}

/** Prints each figure of a run on its own line, as soon as it is known. */
export const newFigures = (tell: (line: string) => void, size: Size): Figures => {
  const missed: string[] = []
  return {
    say: (name, value, goal, { unit = '', isTimed = false } = {}) => {
      const rounded = Number(value.toFixed(3))
      const wanted = goal ? ` (goal ${goal.text}${unit})` : ''
      const isMissed = goal !== undefined && !goal.isMet(value)
      if (isMissed && !(isTimed && size === 'small')) missed.push(name)
      tell(`figure ${name} ${rounded}${unit}${wanted}${isMissed ? ' MISSED' : ''}`)
    },
    missed: () => missed,
  }
}
