export interface Figure {
  name: string
  value: number
  /** What it is measured in, for the reader. */
  unit: string
  goal?: { atMost: number } | { atLeast: number }
  /** Depends on how busy the machine is: small runs show it, full ones hold it to its goal. */
  isTimed?: boolean
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const isMet = ({ value, goal }: Figure): boolean =>
  !goal || ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast)

const goalText = ({ goal, unit }: Figure): string => {
  if (!goal) return ''
  return ` (goal ${'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`}${unit})`
}

/** Prints every figure on a line of its own; false when a goal that counts at this size is missed. */
export const report = (figures: readonly Figure[], size: 'small' | 'full'): boolean => {
  for (const figure of figures) {
    const { name, value, unit } = figure
    const digits = Math.abs(value) < 10 ? 3 : 1
    console.log(
      `figure ${name} ${Number(value.toFixed(digits))}${unit}${goalText(figure)}${isMet(figure) ? '' : ' MISSED'}`,
    )
  }
  return figures.every((figure) => isMet(figure) || (size === 'small' && figure.isTimed))
}
