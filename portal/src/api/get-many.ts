import { type AnswerOf, type Endpoint, pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { recordErrors } from '../texts/errors.ts'
import { api } from './api.ts'
import { problemOf, statusOf } from './problem.ts'
import { reportProblem } from './report-problem.ts'

const IN_FLIGHT = 6

/** A batch that failed as a whole; the first failure is its cause. */
export class BatchError extends Error {
  readonly status = 'CUSTOM_ERROR'
}

interface Options {
  /** The error message if the whole batch fails. */
  readonly failure?: string
  readonly signal?: AbortSignal
}

/** Fetches several records by uuid, in order. A failed one is dropped and reported, or fails the whole batch. */
export async function getMany<E extends Endpoint>(
  endpoint: E,
  uuids: readonly string[],
  onFailure: 'drop' | 'fail',
  { failure, signal }: Options = {},
): Promise<AnswerOf<E>[]> {
  const found = new Map<string, AnswerOf<E>>()
  const waiting = [...uuids]
  const fetchOne = async (uuid: string): Promise<void> => {
    try {
      found.set(uuid, await api(endpoint, { params: { uuid }, signal } as never))
    } catch (error) {
      // An ended session must not be dropped silently, and an aborted batch has no one waiting.
      if (onFailure === 'drop' && statusOf(error) !== 401 && !signal?.aborted)
        return reportDropped(endpoint, uuid, error)
      waiting.length = 0
      throw new BatchError(failure ?? recordErrors.fetchOne(uuid), { cause: error })
    }
  }
  const fetchWaiting = async (): Promise<void> => {
    for (let uuid = waiting.shift(); uuid !== undefined; uuid = waiting.shift()) await fetchOne(uuid)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, fetchWaiting))
  return uuids.flatMap((uuid) => found.get(uuid) ?? [])
}

const reportDropped = (endpoint: Endpoint, uuid: string, error: unknown): void => {
  const problem = problemOf(error)
  reportProblem({
    call: `${endpoint.method} ${pathOf(endpoint.path, { uuid })}`,
    status: problem?.status ?? 0,
    code: 'left_out',
    detail: recordErrors.fetchOne(uuid),
    faultId: problem?.faultId,
  })
}
