import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { isStorable, lookedFor } from '../words/text.ts'
import { BillingOwner, BusinessClient, ClientStatus, InvitationStatus, SubscriptionStatus } from './business-clients.ts'
import type { ClientState } from './client-states.ts'

/** A subscription's status as a row shows it: NO_ACCESS if the firm has no access. */
export const ShownSubscriptionStatus = z.enum([...SubscriptionStatus.options, 'NO_ACCESS'])
export type ShownSubscriptionStatus = z.infer<typeof ShownSubscriptionStatus>

/** A client as the list shows it. */
export const ClientRow = z.object({
  uuid: Uuid,
  name: z.string(),
  contact: z.object({
    uuid: Uuid,
    customer: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    invitation_status: InvitationStatus,
    /** Ours: how the mail of a pending invitation was lost, and why in the mail server's words; null if it was not. */
    lost: z.enum(['FAILED', 'BOUNCED']).nullable(),
    lost_reason: z.string().nullable(),
    /** Ours: when the invitation can be sent again; null if it was never sent, or was accepted. */
    resend_at: Instant.nullable(),
  }),
  subscription: z.object({
    uuid: Uuid,
    status: ShownSubscriptionStatus,
    days_left: z.number().int().nullable(),
    display_name: z.string().nullable(),
    billing_interval: z.string().nullable(),
    staff_limits: z.number().int().nullable(),
  }),
  ownership: BillingOwner,
  status: ClientStatus,
  access_level: z.string(),
})
export type ClientRow = z.infer<typeof ClientRow>

/** The part of a row that decides which acts are allowed. */
export const stateOfRow = ({ status, ownership, subscription, contact }: ClientRow): ClientState => ({
  status,
  billing_owner: ownership,
  // The status shown for a client without access decides nothing.
  subscription_status: subscription.status === 'NO_ACCESS' ? 'INACTIVE' : subscription.status,
  invitation_status: contact.invitation_status,
})

/** DEC-18: the same address gets another invitation after an hour at the earliest. */
export const waitsForResend = ({ contact }: ClientRow, now = Date.now()): boolean =>
  contact.resend_at !== null && Date.parse(contact.resend_at) > now

export const CLIENT_VIEWS = ['all', 'active', 'trials', 'archived'] as const
export const ClientView = z.enum(CLIENT_VIEWS)
export type ClientView = z.infer<typeof ClientView>

/** The statuses in the list, in the order of a client's life (DEC-05). Those shown as 'No Plan' share one place. */
export const STATUSES_BY_LIFE: readonly (readonly ShownSubscriptionStatus[])[] = [
  ['DIRECT_BILLING_PENDING', 'INACTIVE', 'CANCELLED'],
  ['ACTIVE_TRIAL'],
  ['ACTIVE'],
  ['TRIAL_EXPIRED'],
  ['NO_ACCESS'],
]

/**
 * Columns that can be sorted by their header, then trial ends soonest and recently created (DEC-05). A minus reverses
 * the order; clients without the value always come last.
 */
export const CLIENT_SORTS = ['name', '-name', 'owner', '-owner', 'status', '-status', 'trial_ends', 'created'] as const
export const ClientSort = z.enum(CLIENT_SORTS)
export type ClientSort = z.infer<typeof ClientSort>

export const CLIENTS_PAGE_SIZE = 25
export const CLIENTS_PAGE_SIZES = [10, 25, 50, 100] as const
export const CLIENTS_PAGE_MAX = 100
export const SEARCH_MAX = 100

const FILTER_VALUES_MAX = 20

/** Several values of one filter are joined by commas in a URL, and are a list in a body. */
const oneOrMore = <Value extends string>(value: z.ZodType<Value>) =>
  z.union([z.string(), z.array(z.string())]).transform((given, context): Value[] => {
    const parts = typeof given === 'string' ? given.split(',').filter((part) => part !== '') : given
    const checked = z.array(value).max(FILTER_VALUES_MAX).safeParse(parts)
    if (checked.success) return checked.data
    context.addIssue({ code: 'custom', message: 'filter_unknown' })
    return z.NEVER
  })

/** Which clients: the same parameters in the list's URL, its call, and a run over all matches. */
export const ClientFilter = z.object({
  view: ClientView.optional(),
  search: lookedFor(SEARCH_MAX).optional(),
  invitation_status: oneOrMore(InvitationStatus).optional(),
  subscription_status: oneOrMore(ShownSubscriptionStatus).optional(),
  billing_owner: BillingOwner.optional(),
  plan: oneOrMore(z.string().max(100).refine(isStorable)).optional(),
})
export type ClientFilter = z.infer<typeof ClientFilter>

export const listBusinessClients = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/business_clients/',
  summary: "A page of the firm's clients with the rows of the list and the counts of every view",
  params: z.object({ organizationUuid: Uuid }),
  query: ClientFilter.extend({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(CLIENTS_PAGE_SIZE)
      .transform((limit) => Math.min(limit, CLIENTS_PAGE_MAX)),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    sort: ClientSort.default('name'),
    /** Optional keyset cursor beside `offset`: the previous page's last row, or the next page's first. */
    after: Uuid.optional(),
    before: Uuid.optional(),
  }),
  answer: z.object({
    results: z.array(BusinessClient.extend({ row: ClientRow })),
    count: z.number().int(),
    counts: z.record(ClientView, z.number().int()),
    /** How many records of this page could not be shown; each is logged (DEC-06). */
    left_out: z.number().int(),
    /** Whether the firm had a run within the last day: only then is loading runs worth a call. */
    has_runs: z.boolean(),
  }),
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
})

/** Clients of this firm that a new one may duplicate: the same name or phone. */
export const listSimilarClients = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/business_clients/similar/',
  summary: 'Clients of this firm with the same name or the same phone',
  params: z.object({ organizationUuid: Uuid }),
  query: z.object({
    client_name: lookedFor(250).default(''),
    contact_phone: lookedFor(100).default(''),
  }),
  answer: z.object({ results: z.array(z.object({ uuid: Uuid, name: z.string(), same: z.enum(['name', 'phone']) })) }),
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
  ours: true,
})
