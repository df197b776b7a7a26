import { type AnswerOf, type Endpoint, pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { recordErrors } from '../texts/errors.ts'
import { api, type CallOf } from './api.ts'

type Answer<E extends Endpoint> = Promise<AnswerOf<E>>

/** Partner records fail with the catalogue's message; the problem stays attached as the cause. */
const orRaise = async <T>(answer: Promise<T>, message: string): Promise<T> => {
  try {
    return await answer
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

export const fetchRecord = <E extends Endpoint>(endpoint: E, uuid: string, call: CallOf<E>): Answer<E> =>
  orRaise(api(endpoint, call as never), recordErrors.fetchOne(uuid))

export const fetchRecords = <E extends Endpoint>(endpoint: E, call: CallOf<E>): Answer<E> =>
  orRaise(api(endpoint, call as never), recordErrors.fetchList(pathOf(endpoint.path, call.params)))

export const saveNewRecord = <E extends Endpoint>(endpoint: E, call: CallOf<E>): Answer<E> =>
  orRaise(api(endpoint, call as never), recordErrors.saveNew)

export const saveRecord = <E extends Endpoint>(endpoint: E, uuid: string, call: CallOf<E>): Answer<E> =>
  orRaise(api(endpoint, call as never), recordErrors.save(uuid))
