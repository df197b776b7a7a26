import { problemOf } from '../../api/problem.ts'

/** A refusal on a public page. It never redirects to sign-in, since signing in is optional here. */
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
