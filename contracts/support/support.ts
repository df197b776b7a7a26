import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { requiredText } from '../words/text.ts'

/** Where staff start, on the sign-in origin (DEC-76). */
export const SUPPORT_PATH = '/support'

/** Where staff log out on the hub's origin: of the hub and the sign-in service, or only of the latter. */
export const SUPPORT_LOGOUT_PATH = '/logout?from=support'

/** Where a firm sees which staff have visited it. */
export const SUPPORT_VISITS_PATH = '/support-visits'

/** Where Owners and Admins answer a support request (DEC-96). */
export const SUPPORT_REQUESTS_PATH = '/support-requests'
export const SUPPORT_REQUEST_DAYS = 3
export const SUPPORT_CONSENT_HOURS = 24

/** A name, a uuid, or an email address, which is the longest. */
const FIRM_MAX = 254
const REASON_MAX = 500
const TICKET_NUMBER_MAX = 50

/** Every visit needs a firm, a reason and a ticket. */
export const SupportForm = z.object({
  firm: requiredText(FIRM_MAX, { missing: 'support_firm_missing', tooLong: 'text_too_long' }),
  reason: requiredText(REASON_MAX, { missing: 'support_reason_missing', tooLong: 'support_reason_too_long' }),
  ticket_number: requiredText(TICKET_NUMBER_MAX, {
    missing: 'support_ticket_missing',
    tooLong: 'support_ticket_too_long',
  }),
})
export type SupportForm = z.infer<typeof SupportForm>

/** A firm as staff see it before a visit: enough to tell firms with similar names apart. */
export const FoundFirm = z.object({
  uuid: Uuid,
  name: z.string(),
  place: z.string(),
  owner_email: z.string(),
  clients: z.number().int(),
  created_at: Instant,
})
export type FoundFirm = z.infer<typeof FoundFirm>

/**
 * The cookie that a support_session parameter names, without its trailing slash (spec §3); any other value names none.
 */
export const supportSessionIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^(session-[0-9]{1,19})\/?$/.exec(value)?.[1] : undefined

export const endSupportSession = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/support_session/end/',
  summary: 'Staff end their visit to a firm; the answer says where the next one begins',
  answer: z.object({ support_url: z.string() }),
  problems: ['not_signed_in', 'not_found'],
  ours: true,
})

/** What a visit looked at, by the portal's pages. */
const SupportPage = z.enum(['clients', 'client', 'activity', 'contacts', 'invitation', 'support_visits'])
export type SupportPage = z.infer<typeof SupportPage>

const SupportVisit = z.object({
  uuid: Uuid,
  /** The staff member's name. */
  staff_name: z.string(),
  reason: z.string(),
  ticket_number: z.string(),
  began_at: Instant,
  /** When it ended, or will end. */
  ends_at: Instant,
  /** Clients whose pages were opened, in the order of the first view. */
  clients: z.array(z.object({ uuid: Uuid, client_name: z.string() })),
  pages: z.array(SupportPage),
})

export const listSupportVisits = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/support_visits/',
  summary: 'The support visits to the firm, the newest first: who looked, why and for which ticket',
  params: z.object({ organizationUuid: Uuid }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  answer: z.object({ results: z.array(SupportVisit), count: z.number().int() }),
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found'],
  ours: true,
})

const SupportRequestState = z.enum(['open', 'allowed', 'declined', 'expired'])
export type SupportRequestState = z.infer<typeof SupportRequestState>

const SupportRequest = z.object({
  uuid: Uuid,
  staff_name: z.string(),
  reason: z.string(),
  ticket_number: z.string(),
  expires_at: Instant,
  state: SupportRequestState,
  /** Who allowed it, and until when visits may start. */
  allowed_by: z.string().nullable(),
  allowed_until: Instant.nullable(),
  declined_by: z.string().nullable(),
  declined_at: Instant.nullable(),
})
export type SupportRequest = z.infer<typeof SupportRequest>

const supportRequestPath = '/partner_services/partners/support_requests/:uuid/'

export const getSupportRequest = endpoint({
  family: 'partner',
  method: 'GET',
  path: supportRequestPath,
  summary: 'What support asks for where the firm requires consent',
  params: z.object({ uuid: Uuid }),
  answer: SupportRequest,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found'],
  ours: true,
})

export const allowSupportRequest = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${supportRequestPath}allow/`,
  summary: `Support may begin visits for ${SUPPORT_CONSENT_HOURS} hours; allowing twice changes nothing`,
  params: z.object({ uuid: Uuid }),
  answer: SupportRequest,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'action_not_allowed'],
  ours: true,
})

export const declineSupportRequest = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${supportRequestPath}decline/`,
  summary: 'No visit begins, and support can ask again; declining twice changes nothing',
  params: z.object({ uuid: Uuid }),
  answer: SupportRequest,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'action_not_allowed'],
  ours: true,
})

/** A request as the staff member who made it sees it: its outcome, without names. */
export const ConsentRequest = z.object({
  uuid: Uuid,
  state: SupportRequestState,
  expires_at: Instant,
  declined_at: Instant.nullable(),
})
export type ConsentRequest = z.infer<typeof ConsentRequest>

/** On the sign-in origin: polled by staff waiting for a firm's answer. */
export const getConsentRequest = endpoint({
  family: 'hub',
  method: 'GET',
  path: `${SUPPORT_PATH}/firms/:organizationUuid/requests/:uuid`,
  summary: 'What a firm answered to the request of this staff person',
  params: z.object({ organizationUuid: Uuid, uuid: Uuid }),
  answer: ConsentRequest,
  problems: ['not_signed_in', 'not_found'],
  ours: true,
})

/** A page cannot see HttpOnly cookies: only the next request shows whether a log-out has removed them. */
export const confirmCleared = endpoint({
  family: 'hub',
  method: 'GET',
  path: '/session/cleared/',
  summary: 'Whether this browser still sends a support-session cookie',
  answer: z.object({ cleared: z.boolean() }),
  problems: [],
  ours: true,
})
