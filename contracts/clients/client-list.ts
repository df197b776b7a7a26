import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { isStorable, lookedFor } from '../words/text.ts'
import { BillingOwner, BusinessClient, ClientStatus, InvitationStatus, SubscriptionStatus } from './business-clients.ts'
import type { ClientState } from './client-states.ts'

/** A subscription as a row shows it: it reads NO_ACCESS while the client does. */
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
    /** Ours: how the mail of a pending invitation was lost, and why in its server's words; nothing while it was not. */
    lost: z.enum(['FAILED', 'BOUNCED']).nullable(),
    lost_reason: z.string().nullable(),
    /** Ours: from when on the invitation can be sent again; nothing where it was never sent, or accepted. */
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

/** What a row says of what may be done to its client. */
export const stateOfRow = ({ status, ownership, subscription, contact }: ClientRow): ClientState => ({
  status,
  billing_owner: ownership,
  // What a client without access shows instead of its subscription decides nothing.
  subscription_status: subscription.status === 'NO_ACCESS' ? 'INACTIVE' : subscription.status,
  invitation_status: contact.invitation_status,
})

/** DEC-18: an invitation is sent to the same address again after an hour at the earliest. */
export const waitsForResend = ({ contact }: ClientRow, now = Date.now()): boolean =>
  contact.resend_at !== null && Date.parse(contact.resend_at) > now

export const CLIENT_VIEWS = ['all', 'active', 'trials', 'archived'] as const
export const ClientView = z.enum(CLIENT_VIEWS)
export type ClientView = z.infer<typeof ClientView>

/**
 * The statuses that the list shows, in the order of a client's life (DEC-05). Those that are shown as 'No Plan' have
 * one place: they read the same.
 */
export const STATUSES_BY_LIFE: readonly (readonly ShownSubscriptionStatus[])[] = [
  ['DIRECT_BILLING_PENDING', 'INACTIVE', 'CANCELLED'],
  ['ACTIVE_TRIAL'],
  ['ACTIVE'],
  ['TRIAL_EXPIRED'],
  ['NO_ACCESS'],
]

/**
 * The columns that can be sorted by their header, then trial ends soonest and recently created (DEC-05). A minus turns
 * an order around; clients without the value come last either way.
 */
export const CLIENT_SORTS = ['name', '-name', 'owner', '-owner', 'status', '-status', 'trial_ends', 'created'] as const
export const ClientSort = z.enum(CLIENT_SORTS)
export type ClientSort = z.infer<typeof ClientSort>

export const CLIENTS_PAGE_SIZE = 25
export const CLIENTS_PAGE_SIZES = [10, 25, 50, 100] as const
export const CLIENTS_PAGE_MAX = 100
export const SEARCH_MAX = 100

const FILTER_VALUES_MAX = 20

/** Several values of one filter come joined by commas in a URL, and as a list in a body. */
const oneOrMore = <Value extends string>(value: z.ZodType<Value>) =>
  z.union([z.string(), z.array(z.string())]).transform((given, context): Value[] => {
    const parts = typeof given === 'string' ? given.split(',').filter((part) => part !== '') : given
    const checked = z.array(value).max(FILTER_VALUES_MAX).safeParse(parts)
    if (checked.success) return checked.data
    context.addIssue({ code: 'custom', message: 'filter_unknown' })
    return z.NEVER
  })

/** Which clients: the same words in the list's URL, its call, and a run over everything that matches. */
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
    /** The last row of the page before, or the first of the page after; a hint beside `offset` that makes leafing quick. */
    after: Uuid.optional(),
    before: Uuid.optional(),
  }),
  answer: z.object({
    results: z.array(BusinessClient.extend({ row: ClientRow })),
    count: z.number().int(),
    counts: z.record(ClientView, z.number().int()),
    /** Records of this page that could not be shown; each is logged (DEC-06). */
    left_out: z.number().int(),
    /** Whether something was done to several clients within a day: only then are the runs worth a call. */
    has_runs: z.boolean(),
  }),
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
})

/** Clients of this firm that a new one may double: the same name, or the same phone. */
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
