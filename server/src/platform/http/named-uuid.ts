import { refuseUnless } from './refusal.ts'

/** The record that a call means: a body may repeat the path's uuid, and may not name another. */
export const namedUuid = (params: { uuid: string }, body: { uuid?: string | undefined }): string => {
  refuseUnless(body.uuid === undefined || body.uuid === params.uuid, 'uuid_mismatch')
  return params.uuid
}
