import { errors, type Pair } from '../texts/errors.ts'
import { withNames } from '../texts/names.ts'
import { problemOf } from './problem.ts'

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

/** The reader's role does not let them: it may have changed since the page was opened (DEC-97). */
export const isRoleRefusal = (error: unknown): boolean => problemOf(error)?.code === 'not_allowed'

/** What is shown of a failed act: who may do it, in the server's words, where the role is the reason. */
export const wordsOf = (error: unknown, { title, text }: Pair): Pair => ({
  title,
  text: (isRoleRefusal(error) && problemOf(error)?.detail) || text,
})
