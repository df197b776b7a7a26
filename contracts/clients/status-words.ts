import type { BillingOwner, InvitationStatus } from './business-clients.ts'

/** The list's labels, also used in the CSV export. On screen a trial also shows the days left. */
export const statusWords = {
  ACTIVE: 'Active',
  ACTIVE_TRIAL: 'Free Trial',
  DIRECT_BILLING_PENDING: 'No Plan',
  INACTIVE: 'No Plan',
  CANCELLED: 'No Plan',
  TRIAL_EXPIRED: 'Trial Expired',
  NO_ACCESS: 'No Access',
} as const

export const invitationWords = {
  ACCEPTED: 'Accepted',
  PENDING: 'Invite Sent',
  EXPIRED: 'Trial Expired',
  DECLINED: 'Declined',
  DRAFT: 'Not invited',
} as const satisfies Record<InvitationStatus, string>

export const payerWords = {
  ACCOUNTANT: 'Billed to Firm',
  CLIENT: 'Billed to Client',
} as const satisfies Record<BillingOwner, string>

export const seatWords = (count: number): string => `${count} Team Member ${count === 1 ? 'Seat' : 'Seats'}`
