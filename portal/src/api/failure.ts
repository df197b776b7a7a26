import { errors, type Pair } from '../texts/errors.ts'
import { withNames } from '../texts/names.ts'

export type FailureKind = keyof typeof errors

/** A failure that the catalogue has words for; what caused it stays attached. */
export class Failure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, cause?: unknown) {
    super(errors[kind].title, { cause })
    this.name = 'Failure'
    this.kind = kind
  }
}

/** The one place where an error becomes words: its own pair, or the generic one. */
export const pairOf = (error: unknown): Pair => {
  const pair = error instanceof Failure ? errors[error.kind] : errors.generic
  return { title: withNames(pair.title), text: withNames(pair.text) }
}
