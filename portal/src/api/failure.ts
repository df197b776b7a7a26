import { errors, type Pair } from '../texts/errors.ts'
import { withNames } from '../texts/names.ts'
import { problemOf } from './problem.ts'

/** A failure with its own message; the cause stays attached. */
export class Failure extends Error {
  readonly pair: Pair

  constructor(pair: Pair, cause?: unknown) {
    super(pair.title, { cause })
    this.name = 'Failure'
    this.pair = pair
  }
}

/** The only place that turns an error into text: its own title and text, or the generic ones. */
export const pairOf = (error: unknown): Pair => {
  const pair = error instanceof Failure ? error.pair : errors.generic
  return { title: withNames(pair.title), text: withNames(pair.text) }
}

/** The reader's role does not allow this; it may have changed since the page was opened (DEC-97). */
export const isRoleRefusal = (error: unknown): boolean => problemOf(error)?.code === 'not_allowed'

/** The message for a failed act. If the role is the reason, the server's text says who may do it. */
export const wordsOf = (error: unknown, { title, text }: Pair): Pair => ({
  title,
  text: (isRoleRefusal(error) && problemOf(error)?.detail) || text,
})
