import { isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { BillingOwner, InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ShownSubscriptionStatus } from '@partner-hub/contracts/clients/client-list.ts'
import { invitationWords, payerWords, seatWords, statusWords } from '@partner-hub/contracts/clients/status-words.ts'
import { toCsv } from '../platform/csv/csv.ts'

/** A client as the CSV export contains it. */
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

const dayOf = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? ''

const planOf = ({ shown_status, display_name, billing_interval, staff_limits }: ExportedClient): string => {
  if (isWithoutPlan(shown_status) || !display_name) return ''
  const plan = [display_name, billing_interval].filter(Boolean).join(' ')
  return staff_limits === null ? plan : `${plan}, ${seatWords(staff_limits)}`
}

const columns: Record<string, (client: ExportedClient) => string | null> = {
  'Business Name': ({ client_name }) => client_name,
  Owner: ({ owner }) => owner,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Invitation Status': ({ invitation_status }) => invitationWords[invitation_status],
  Status: ({ shown_status }) => statusWords[shown_status],
  'Trial Ends': ({ trial_ends_at }) => dayOf(trial_ends_at),
  'Plan / Add-ons': planOf,
  'Billing Type': ({ billing_owner }) => payerWords[billing_owner],
  Currency: ({ currency }) => currency,
  'Client Since': ({ relation_start }) => dayOf(relation_start),
  Archived: ({ is_archived }) => (is_archived ? 'Yes' : 'No'),
}

export const clientCsv = (clients: readonly ExportedClient[]): string =>
  toCsv(
    Object.keys(columns),
    clients.map((client) => Object.values(columns).map((of) => of(client))),
  )
