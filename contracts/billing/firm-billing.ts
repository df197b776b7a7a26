import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate, Uuid } from '../calls/uuid.ts'
import { Amount } from './money.ts'

/** `starts` after a trial; `ends` with the paid period; `differs` from what was last billed for a whole period. */
export const BillChangeKind = z.enum(['starts', 'ends', 'differs'])

/** How a client's next bill differs from its last one. */
export const BillChange = z.object({
  client: Uuid,
  client_name: z.string(),
  kind: BillChangeKind,
  on: CalendarDate,
  currency_code: z.string(),
  /** Null if nothing was billed before. */
  previous_amount: Amount.nullable(),
  /** Null if nothing will be billed. */
  amount: Amount.nullable(),
})
export type BillChange = z.infer<typeof BillChange>

export const BILL_CHANGES_SHOWN = 5

/** Amounts are per currency and never converted (DEC-69). */
export const FirmBilling = z.object({
  is_certified: z.boolean(),
  /** Clients with an active plan that the firm pays for; null is a plan of an imported record without a name. */
  plans: z.array(z.object({ display_name: z.string().nullable(), clients: z.number().int() })),
  /** Active clients that the firm pays for and that have no plan. */
  without_plan: z.number().int(),
  /** Per currency the first day on which something is billed, and all that is billed on it. */
  next_bills: z.array(z.object({ currency_code: z.string(), on: CalendarDate, amount: Amount })),
  /** What was paid in this month of the firm's calendar, and what is still to be billed in it. */
  month: z.object({
    from: CalendarDate,
    amounts: z.array(z.object({ currency_code: z.string(), paid: Amount, to_come: Amount })),
  }),
  /** The soonest ones, and how many there are in all. */
  changes: z.object({ count: z.number().int(), soonest: z.array(BillChange) }),
})
export type FirmBilling = z.infer<typeof FirmBilling>

export const getFirmBilling = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/billing/',
  summary: 'What the firm pays for: plans, next bills, this month, and what changes with the next bills',
  params: z.object({ organizationUuid: Uuid }),
  answer: FirmBilling,
  problems: ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'],
  ours: true,
})
