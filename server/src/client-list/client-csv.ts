import { isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { BillingOwner, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ShownSubscriptionStatus } from '@partner-hub/contracts/clients/client-list.ts'
import { stringify } from 'csv-stringify/sync'

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
 * A spreadsheet that splits cells at another separator, or at a line break, sees a cell begin after each of them, and
 * looks past spaces and quotes. `escape_formulas` looks at the first character of the cell alone.
 */
const HIDDEN_FORMULA_START = /(^(?=[\s"])|[;,|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=\n)/g

/** RFC 4180, with the mark that tells a spreadsheet that this is UTF-8. */
export const clientCsv = (clients: readonly ExportedClient[]): string =>
  stringify(
    clients.map((client) => Object.values(columns).map((of) => of(client))),
    {
      bom: true,
      header: true,
      columns: Object.keys(columns),
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      // An apostrophe makes what follows text.
      cast: { string: (cell) => cell.replace(HIDDEN_FORMULA_START, "$1'") },
    },
  )
