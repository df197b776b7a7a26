import { z } from 'zod'

/** Every refusal of the API with its status. Another firm's object is `not_found`, like one that does not exist. */
export const problemStatus = {
  malformed_request: 400,
  not_signed_in: 401,
  another_person: 401,
  organization_missing: 403,
  not_allowed: 403,
  wrong_origin: 403,
  wrong_person: 403,
  support_read_only: 403,
  not_found: 404,
  card_missing: 404,
  already_registered: 409,
  duplicate_client: 409,
  still_running: 409,
  action_not_allowed: 409,
  stale: 409,
  plan_required: 409,
  access_removed: 409,
  client_archived: 409,
  trial_expired: 409,
  account_not_ready: 409,
  preview_changed: 409,
  card_required: 409,
  change_in_progress: 409,
  invoice_open: 409,
  link_expired: 410,
  link_replaced: 410,
  link_withdrawn: 410,
  link_used: 410,
  card_refused: 422,
  invalid_input: 422,
  key_reused: 422,
  uuid_mismatch: 422,
  too_many_requests: 429,
  resend_too_soon: 429,
  email_too_soon: 429,
  invitation_quota: 429,
  fault: 500,
  card_not_updated: 503,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** Partner services and our own calls. */
export const PartnerProblem = z.object({
  code: z.string(),
  detail: z.string(),
  /**
   * Field path → message key with invalid_input. With duplicate_client, `duplicate_of` is the other client's uuid; with
   * another_person, `logged_in` is the email address; with card_refused, `card` says why.
   */
  fields: z.record(z.string(), z.string()).optional(),
  /** What to quote to support; only with a fault. */
  fault_id: z.string().optional(),
})
export type PartnerProblem = z.infer<typeof PartnerProblem>

/** Sign-in service and account API. */
export const SignInProblem = z.object({
  error: z.string(),
  error_description: z.string(),
  messages: z.record(z.string(), z.string()).optional(),
  fault_id: z.string().optional(),
})
export type SignInProblem = z.infer<typeof SignInProblem>
