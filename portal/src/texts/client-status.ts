import { isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { statusTexts } from './clients.ts'

type Tone = 'info' | 'warning' | 'danger' | 'neutral' | 'quiet' | 'outline'

/** The mark before a status; a running trial has its dial. */
export type StatusMark =
  | 'settled'
  | 'accepted'
  | 'trial'
  | 'missing'
  | 'alert'
  | 'locked'
  | 'sent'
  | 'late'
  | 'refused'
  | 'unsent'
  | 'unknown'

/** The words of a status, and how much attention it needs. */
export interface StatusLook {
  readonly text: string
  readonly tone: Tone
  readonly mark: StatusMark
  readonly daysLeft?: number
  readonly note?: string
}

/** The displayed part of a subscription; an unknown status has a look too. */
interface ShownSubscription {
  readonly status: string
  readonly days_left: number | null
  readonly display_name: string | null
  readonly billing_interval: string | null
  readonly staff_limits: number | null
}

const texts = statusTexts.subscription
const noPlan: StatusLook = { text: texts.noPlan, tone: 'warning', mark: 'missing' }
const unknown: StatusLook = { text: texts.unknown, tone: 'outline', mark: 'unknown' }

/** A trial in its last week needs attention. */
const trialLook = (daysLeft: number | null): StatusLook => {
  if (daysLeft === null || daysLeft <= 0) return unknown
  return { text: texts.trial(daysLeft), tone: daysLeft <= 7 ? 'warning' : 'info', mark: 'trial', daysLeft }
}

export const subscriptionLook = ({
  status,
  days_left,
}: Pick<ShownSubscription, 'status' | 'days_left'>): StatusLook => {
  switch (status) {
    case 'ACTIVE':
      return { text: texts.active, tone: 'quiet', mark: 'settled' }
    case 'ACTIVE_TRIAL':
      return trialLook(days_left)
    case 'DIRECT_BILLING_PENDING':
    case 'INACTIVE':
    case 'CANCELLED':
      return noPlan
    case 'TRIAL_EXPIRED':
      return { text: texts.trialExpired, tone: 'danger', mark: 'alert' }
    case 'NO_ACCESS':
      return { text: texts.noAccess, tone: 'neutral', mark: 'locked' }
    default:
      return unknown
  }
}

const invitations: Readonly<Record<InvitationStatus, StatusLook>> = {
  ACCEPTED: { text: statusTexts.invitation.ACCEPTED, tone: 'quiet', mark: 'accepted' },
  PENDING: { text: statusTexts.invitation.PENDING, tone: 'info', mark: 'sent' },
  EXPIRED: {
    text: statusTexts.invitation.EXPIRED,
    tone: 'warning',
    mark: 'late',
    note: statusTexts.invitationExpired,
  },
  DECLINED: { text: statusTexts.invitation.DECLINED, tone: 'danger', mark: 'refused' },
  DRAFT: { text: statusTexts.invitation.DRAFT, tone: 'outline', mark: 'unsent' },
}

/** A missing invitation counts as not invited. */
export const invitationLook = (status: InvitationStatus | undefined): StatusLook =>
  invitations[status ?? 'DRAFT'] ?? invitations.DRAFT

export interface PlanText {
  readonly plan: string
  readonly seats: string
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** '{Display name} {Billing interval}, N Team Member Seats'; undefined without a plan, or if the plan is unknown. */
export const planText = ({ status, display_name, billing_interval, staff_limits }: ShownSubscription) => {
  if (isWithoutPlan(status) || !display_name || !billing_interval || staff_limits === null) return undefined
  return { plan: `${display_name} ${capitalized(billing_interval)}`, seats: statusTexts.seats(staff_limits) }
}
