import { errors, type Pair } from '../texts/errors.ts'
import { withNames } from '../texts/names.ts'

/** A failure that has words of its own; what caused it stays attached. */
export class Failure extends Error {
  readonly pair: Pair

  constructor(pair: Pair, cause?: unknown) {
    super(pair.title, { cause })
    this.name = 'Failure'
    this.pair = pair
  }
}

/** The one place where an error becomes words: its own pair, or the generic one. */
export const pairOf = (error: unknown): Pair => {
  const pair = error instanceof Failure ? error.pair : errors.generic
  return { title: withNames(pair.title), text: withNames(pair.text) }
}
