import type { FirmRole } from '@partner-hub/contracts/firm-roles.ts'

/** Somebody signed in, with or without a firm. */
export interface Person {
  readonly user_id: number
  readonly user_uuid: string
  readonly membership: { readonly organization_uuid: string; readonly role: FirmRole } | undefined
  /** The session the call came with; none for a server-side caller with a full token. */
  readonly session_uuid: string | undefined
}

/** A person acting in the firm: the only actor that has one. */
export interface Member {
  readonly kind: 'member'
  readonly user_id: number
  readonly user_uuid: string
  readonly organization_uuid: string
  readonly role: FirmRole
}

/** Whoever an act is written down for. */
export type Actor =
  | Member
  | { readonly kind: 'owner'; readonly user_id: number; readonly account_id: string }
  | { readonly kind: 'staff'; readonly user_id: number; readonly ticket: string }
  | { readonly kind: 'machine'; readonly name: string }
