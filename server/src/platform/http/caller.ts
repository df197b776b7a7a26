import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'

/** Somebody signed in, with or without a firm. */
export interface Person {
  readonly user_id: number
  readonly user_uuid: string
  readonly membership: { readonly organization_uuid: string; readonly role: FirmRole } | undefined
  /** The session the call came with; none for a server-side caller with a full token. */
  readonly session_uuid: string | undefined
  /** Staff who visit a firm: `membership` is then that of the visited one, and nothing may be changed. */
  readonly support?: SupportVisit | undefined
}

interface SupportVisit {
  readonly uuid: string
  readonly organization_uuid: string
  readonly ends_at: Date
}

/** A person acting in the firm: the only actor that has one, and the scope of what they see of it. */
export interface Member {
  readonly kind: 'member'
  readonly user_id: number
  readonly user_uuid: string
  readonly organization_uuid: string
  readonly role: FirmRole
  readonly clients: 'all' | 'assigned'
  /** Staff in a support session, who has no record of their own in the firm. */
  readonly isVisitor?: boolean
}

/** Whoever an act is written down for. */
export type Actor =
  | Member
  | { readonly kind: 'owner'; readonly user_id: number; readonly account_id: string }
  | { readonly kind: 'staff'; readonly user_id: number; readonly ticket: string }
  | { readonly kind: 'machine'; readonly name: string }
