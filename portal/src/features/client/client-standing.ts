import { isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { ClientStatus, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'

/** The input for a client's standing. Values that could not be loaded are undefined and ignored. */
export interface StandingState {
  readonly status: ClientStatus
  readonly hasAccount: boolean
  readonly hasOpeningFailed: boolean
  readonly subscriptionStatus: string | undefined
  /** A plan is selected and starts after the trial. */
  readonly isPlanDeferred: boolean
  readonly invitationStatus: InvitationStatus | undefined
  /** The mail of a pending invitation bounced or was rejected. */
  readonly isMailLost: boolean
}

/** DEC-86: the first matching line is the client's standing. If none matches, the client is settled. */
const standings = {
  archived: ({ status }) => status === 'ARCHIVED',
  no_access: ({ status }) => status === 'NO_ACCESS',
  opening: ({ hasAccount, hasOpeningFailed }) => !(hasAccount || hasOpeningFailed),
  opening_failed: ({ hasAccount }) => !hasAccount,
  trial_expired: ({ subscriptionStatus }) => subscriptionStatus === 'TRIAL_EXPIRED',
  cancelled: ({ subscriptionStatus }) => subscriptionStatus === 'CANCELLED',
  mail_lost: ({ invitationStatus, isMailLost }) => invitationStatus === 'PENDING' && isMailLost,
  declined: ({ invitationStatus }) => invitationStatus === 'DECLINED',
  invitation_expired: ({ invitationStatus }) => invitationStatus === 'EXPIRED',
  no_plan: ({ subscriptionStatus }) => isWithoutPlan(subscriptionStatus),
  not_invited: ({ invitationStatus }) => invitationStatus === 'DRAFT',
  pending: ({ invitationStatus }) => invitationStatus === 'PENDING',
  trial: ({ subscriptionStatus, isPlanDeferred }) => subscriptionStatus === 'ACTIVE_TRIAL' && !isPlanDeferred,
} as const satisfies Record<string, (client: StandingState) => boolean>

export type Standing = keyof typeof standings | 'settled'

const order = Object.keys(standings) as (keyof typeof standings)[]

export const standingOf = (client: StandingState): Standing =>
  order.find((standing) => standings[standing](client)) ?? 'settled'
