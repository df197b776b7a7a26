import type { ProblemAnswer } from '../../src/app-answers.ts'

/** Books refused the call; `problem` says why. */
export class ApiProblem extends Error {
  readonly problem: ProblemAnswer
  constructor(problem: ProblemAnswer) {
    super(problem.error)
    this.problem = problem
  }
}

/** What to do about a failed call: if Books did not respond, check the connection. */
export const whatToDo = (error: Error): string =>
  error instanceof ApiProblem ? 'Please try again.' : 'Check your connection and try again.'

/** Problems that end access: the page reloads, and the server's document explains which one it is. */
const endings = new Set(['signed_out', 'visit_over', 'access_ended', 'unknown'])

const problemOf = async (answer: Response): Promise<ApiProblem> => {
  const problem: ProblemAnswer = await answer.json().catch(() => ({ error: 'fault' }))
  if (endings.has(problem.error)) window.location.reload()
  return new ApiProblem(problem)
}

export const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await fetch(`/my${path}`)
  if (!answer.ok) throw await problemOf(answer)
  return answer.json()
}

export const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void> => {
  const answer = await fetch(`/my${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw await problemOf(answer)
}
