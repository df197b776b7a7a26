import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'

/** Someone signed in, with or without a firm. */
export interface Person {
  readonly user_id: number
  readonly user_uuid: string
  readonly membership: { readonly organization_uuid: string; readonly role: FirmRole } | undefined
  /** The session of the call; undefined for a server-side caller with a full token. */
  readonly session_uuid: string | undefined
  /** Set for staff on a support visit: `membership` is then that of the visited firm, and nothing may be changed. */
  readonly support?: SupportVisit | undefined
}

interface SupportVisit {
  readonly uuid: string
  readonly organization_uuid: string
  readonly ends_at: Date
}

/** A person acting in a firm, with the scope of what they see there. The only actor with a firm. */
export interface Member {
  readonly kind: 'member'
  readonly user_id: number
  readonly user_uuid: string
  readonly organization_uuid: string
  readonly role: FirmRole
  readonly clients: 'all' | 'assigned'
  /** True for staff on a support visit, who have no record of their own in the firm. */
  readonly isVisitor?: boolean
}

/** Who an act is recorded for. */
export type Actor =
  | Member
  /** A member whose act ends later, in a story. */
  | Pick<Member, 'kind' | 'user_id'>
  | { readonly kind: 'owner'; readonly user_id: number; readonly account_id: string }
  | { readonly kind: 'staff'; readonly user_id: number; readonly ticket: string }
  | { readonly kind: 'machine'; readonly name: string }
