import { clientMissing } from '../texts/client-errors.ts'
import { may } from './may.ts'
import { statusOf } from './problem.ts'

/** 404 if the client is unknown, of another firm or not assigned to the reader; 422 if the path is not a uuid. */
export const isNoClient = (error: unknown): boolean => [404, 422].includes(statusOf(error) ?? 0)

/** What to tell the reader of a client that is not theirs. */
export const noClient = () => clientMissing(may('see_every_client'))
