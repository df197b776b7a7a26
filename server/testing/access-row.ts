import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import type { FirmCaller } from './hub.ts'
import type { OneClient } from './one-client.ts'

/**
 * What the records that a call names belong to. 'client': one client. 'run': the clients that a colleague chose.
 * 'addressee': one person of the firm. 'firm': the firm, whatever clients its reader sees. 'nothing': it names none.
 */
export type About = 'client' | 'run' | 'addressee' | 'firm' | 'nothing'

/** How each call is made against another firm, and what its caller gets. */
export interface Row {
  endpoint: Endpoint
  about: About
  /** Status for a member of the firm whom the policy lets do it, if the record's state forbids it; else 200. */
  allowed?: number
  params?: (victim: Victim) => Record<string, string | number>
  /** The query string. */
  search?: () => string
  body?: (victim: Victim) => unknown
  /** Status for a member of another firm who names the victim's records; 200 if the call names none. */
  otherFirm: number
  /** Status for someone without a firm. */
  withoutFirm: number
  /** Status for the client's linked owner, if they may do more than others without a firm. */
  owner?: number
  /** Status for another firm of the same account, if the record belongs to the account and not to a firm. */
  onAccount?: number
  /** What the call creates for someone without a firm. */
  makes?: string[]
  /** Status for everyone, signed in or not. */
  open?: number
  /** The link alone authorizes the call, so a foreign page gains nothing from the reader's session. */
  fromAnywhere?: true
}

export const nameOf = ({ endpoint }: { endpoint: Endpoint }) => `${endpoint.method} ${endpoint.path}`

export interface Victim {
  firm: FirmCaller
  groupId: number
  /** The person who owns the firm. */
  identity: string
  run: string
  client: OneClient
  accountantInvitation: string
  supportRequest: string
  /** The name of a receipt's file. */
  receipt: string
}
