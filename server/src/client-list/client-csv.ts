import { isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { BillingOwner, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ShownSubscriptionStatus } from '@partner-hub/contracts/clients/client-list.ts'

/** A client as the exported file holds it. */
export interface ExportedClient {
  client_name: string
  owner: string
  email: string | null
  phone: string | null
  invitation_status: InvitationStatus
  shown_status: ShownSubscriptionStatus
  trial_ends_at: Date | null
  display_name: string | null
  billing_interval: string | null
  staff_limits: number | null
  billing_owner: BillingOwner
  currency: string | null
  relation_start: Date
  is_archived: boolean
}

// The words of the list, so that the file reads as the screen does.
const invitations: Record<InvitationStatus, string> = {
  ACCEPTED: 'Accepted',
  PENDING: 'Invite Sent',
  EXPIRED: 'Trial Expired',
  DECLINED: 'Declined',
  DRAFT: 'Not invited',
}
const statuses: Record<ShownSubscriptionStatus, string> = {
  ACTIVE: 'Active',
  ACTIVE_TRIAL: 'Free Trial',
  DIRECT_BILLING_PENDING: 'No Plan',
  INACTIVE: 'No Plan',
  CANCELLED: 'No Plan',
  TRIAL_EXPIRED: 'Trial Expired',
  NO_ACCESS: 'No Access',
}
const payers: Record<BillingOwner, string> = { ACCOUNTANT: 'Billed to Firm', CLIENT: 'Billed to Client' }

const dayOf = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? ''

const planOf = ({ shown_status, display_name, billing_interval, staff_limits }: ExportedClient): string => {
  if (isWithoutPlan(shown_status) || !display_name) return ''
  const plan = [display_name, billing_interval].filter(Boolean).join(' ')
  return staff_limits === null ? plan : `${plan}, ${staff_limits} Team Member Seat${staff_limits === 1 ? '' : 's'}`
}

const columns: Record<string, (client: ExportedClient) => string | null> = {
  'Business Name': ({ client_name }) => client_name,
  Owner: ({ owner }) => owner,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Invitation Status': ({ invitation_status }) => invitations[invitation_status],
  Status: ({ shown_status }) => statuses[shown_status],
  'Trial Ends': ({ trial_ends_at }) => dayOf(trial_ends_at),
  'Plan / Add-ons': planOf,
  'Billing Type': ({ billing_owner }) => payers[billing_owner],
  Currency: ({ currency }) => currency,
  'Client Since': ({ relation_start }) => dayOf(relation_start),
  Archived: ({ is_archived }) => (is_archived ? 'Yes' : 'No'),
}

/**
 * A spreadsheet runs a cell that begins like this as a formula, in full width too. One that splits cells at another
 * separator, or at a line break, sees a cell begin after each of them.
 */
const FORMULA_START = /(^|[;,|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

const cellOf = (value: string | null): string => {
  // An apostrophe makes what follows text.
  const safe = (value ?? '').replace(FORMULA_START, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const lineOf = (cells: readonly (string | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** RFC 4180, with the mark that tells a spreadsheet that this is UTF-8. */
export const clientCsv = (clients: readonly ExportedClient[]): string =>
  `\uFEFF${[Object.keys(columns), ...clients.map((client) => Object.values(columns).map((of) => of(client)))].map(lineOf).join('')}`
