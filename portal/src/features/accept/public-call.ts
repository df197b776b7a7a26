import { problemOf } from '../../api/problem.ts'

/** A refusal on the public side: nobody is sent to sign in by it, since here that is the reader's own choice. */
class PublicProblem extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export const publicCall = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw new PublicProblem(problemOf(error)?.code ?? 'unknown')
  }
}

export const codeOf = (error: unknown): string | undefined => (error instanceof PublicProblem ? error.code : undefined)
