import { refuseUnless } from './refusal.ts'

/** The record a call refers to. A body may repeat the path's uuid but not name another. */
export const namedUuid = (params: { uuid: string }, body: { uuid?: string | undefined }): string => {
  refuseUnless(body.uuid === undefined || body.uuid === params.uuid, 'uuid_mismatch')
  return params.uuid
}
