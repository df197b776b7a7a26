import type { InvitationStatus } from '@partner-hub/contracts/business-clients.ts'
import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  Clock,
  Lock,
  type LucideIcon,
  Mail,
  Send,
  X,
} from 'lucide-react'
import { statusTexts } from '../../texts/clients.ts'
import type { PillTone } from '../../ui/pill.tsx'

export interface StatusLook {
  readonly text: string
  readonly tone: PillTone
  /** A running trial has its dial instead. */
  readonly icon?: LucideIcon
  readonly daysLeft?: number
  readonly note?: string
}

const texts = statusTexts.subscription
const noPlan: StatusLook = { text: texts.noPlan, tone: 'warning', icon: CircleDashed }
const unknown: StatusLook = { text: texts.unknown, tone: 'outline', icon: CircleQuestionMark }

/** A trial within its last week asks for attention. */
const trialLook = (daysLeft: number | null): StatusLook => {
  if (daysLeft === null || daysLeft <= 0) return unknown
  return { text: texts.trial(daysLeft), tone: daysLeft <= 7 ? 'warning' : 'info', daysLeft }
}

export const subscriptionLook = ({ status, days_left }: ClientRow['subscription']): StatusLook => {
  switch (status) {
    case 'ACTIVE':
      return { text: texts.active, tone: 'quiet', icon: CircleCheck }
    case 'ACTIVE_TRIAL':
      return trialLook(days_left)
    case 'DIRECT_BILLING_PENDING':
    case 'INACTIVE':
    case 'CANCELLED':
      return noPlan
    case 'TRIAL_EXPIRED':
      return { text: texts.trialExpired, tone: 'danger', icon: CircleAlert }
    case 'NO_ACCESS':
      return { text: texts.noAccess, tone: 'neutral', icon: Lock }
    default:
      return unknown
  }
}

const invitations: Readonly<Record<InvitationStatus, StatusLook>> = {
  ACCEPTED: { text: statusTexts.invitation.ACCEPTED, tone: 'quiet', icon: Check },
  PENDING: { text: statusTexts.invitation.PENDING, tone: 'info', icon: Send },
  EXPIRED: {
    text: statusTexts.invitation.EXPIRED,
    tone: 'warning',
    icon: Clock,
    note: statusTexts.invitationExpired,
  },
  DECLINED: { text: statusTexts.invitation.DECLINED, tone: 'danger', icon: X },
  DRAFT: { text: statusTexts.invitation.DRAFT, tone: 'outline', icon: Mail },
}

/** A missing invitation counts as not invited. */
export const invitationLook = (status: InvitationStatus | undefined): StatusLook =>
  invitations[status ?? 'DRAFT'] ?? invitations.DRAFT

export interface PlanText {
  readonly plan: string
  readonly seats: string
}

const withoutPlan = new Set<string>(['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED'])

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** '{Display name} {Billing interval}, N Team Member Seats'; nothing while there is no plan or it is unknown. */
export const planText = ({ status, display_name, billing_interval, staff_limits }: ClientRow['subscription']) => {
  if (withoutPlan.has(status) || !display_name || !billing_interval || staff_limits === null) return undefined
  return { plan: `${display_name} ${capitalized(billing_interval)}`, seats: statusTexts.seats(staff_limits) }
}
