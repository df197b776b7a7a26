import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { ConsentRequest, FoundFirm } from '../support/support.ts'
import { lengthOf } from '../words/text.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
const EMAIL_MAX = 254

export const Email = z
  .string({ error: 'email_missing' })
  .trim()
  .min(1, { error: 'email_missing' })
  .max(EMAIL_MAX, { error: 'email_malformed' })
  .refine((email) => z.email().safeParse(email).success, { error: 'email_malformed' })

export const NewPassword = z
  .string({ error: 'password_missing' })
  .min(1, { error: 'password_missing' })
  .refine((password) => lengthOf(password) >= PASSWORD_MIN, { error: 'password_too_short' })
  .refine((password) => lengthOf(password) <= PASSWORD_MAX, { error: 'password_too_long' })

export const SignUpForm = z.object({ email: Email, password: NewPassword })
export const ResetForm = z.object({ password: NewPassword })

/** Message keys by field. */
const FieldProblems = z.record(z.string(), z.string())

/** Every page posts a plain form to `action` with `_csrf`; the server answers with the next view or a redirect. */
const form = { action: z.string(), csrf: z.string() }

/** Hidden fields of the form. */
const hidden = z.record(z.string(), z.string())

const supportTyped = z.object({ firm: z.string(), reason: z.string(), ticket_number: z.string() })

export const SignInView = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('log-in'),
    ...form,
    email: z.string(),
    /** 'Keep me signed in', as last posted. */
    remember: z.boolean(),
    problem: z.enum(['wrong_credentials', 'too_many_attempts', 'session_expired', 'invitation_waits']).nullable(),
    retry_after_seconds: z.number().int().nullable(),
    /** Started from an invitation: the reader is not a partner. */
    is_invited: z.boolean(),
    /** The invitation's mail proved that the reader owns the address, so the page may reveal that it has an account. */
    has_account: z.boolean(),
  }),
  /** With seconds: the address signed up a moment ago, and this sign-up was refused. */
  z.object({
    page: z.literal('sign-up'),
    ...form,
    email: z.string(),
    problems: FieldProblems,
    retry_after_seconds: z.number().int().nullable(),
    /** The link of the invitation that the person came from, posted along, which confirms the invited address. */
    invitation: z.string(),
  }),
  /** After sign-up or a reset request; does not reveal whether the address has an account. */
  z.object({
    page: z.literal('check-inbox'),
    ...form,
    hidden,
    kind: z.enum(['confirmation', 'reset']),
    email: z.string(),
    /** The link of the invitation that the sign-up started from; empty without one. */
    invitation: z.string(),
    /** Started from an invitation. The tab may know its link even if the server does not. */
    is_invited: z.boolean(),
    resend_after_seconds: z.number().int(),
    /** It was requested again, and sent if the address has a sign-up. */
    sent_again: z.boolean(),
  }),
  /** Opened by the mail's link: the token is in the fragment, and a click posts it as `token`. */
  z.object({ page: z.literal('confirm'), ...form }),
  /** The same in another browser than that of the sign-up; asks for the password chosen there or a new one. */
  z.object({
    page: z.literal('confirm-password'),
    ...form,
    token: z.string(),
    email: z.string(),
    problems: FieldProblems,
    is_invited: z.boolean(),
  }),
  z.object({ page: z.literal('confirmed') }),
  z.object({ page: z.literal('forgot-password'), ...form, email: z.string(), problems: FieldProblems }),
  /** Posts the token from the fragment as `token`; after a refused password the view has it in `token`. */
  z.object({ page: z.literal('reset-password'), ...form, token: z.string(), problems: FieldProblems }),
  z.object({ page: z.literal('reset-done') }),
  z.object({ page: z.literal('sign-out'), ...form, hidden }),
  /** Where staff enter firm, reason and ticket; lists the firms that match a name. */
  z.object({
    page: z.literal('support'),
    ...form,
    email: z.string(),
    typed: supportTyped,
    firms: z.array(FoundFirm),
    /** There are more matches than listed. */
    has_more: z.boolean(),
    problems: FieldProblems,
    visit_minutes: z.number().int(),
  }),
  /** Shows the firm that was found, for confirmation: only this page's form starts a visit. */
  z.object({
    page: z.literal('support-confirm'),
    ...form,
    /** Where to post the same fields with `again`, to find another firm. */
    again_action: z.string(),
    email: z.string(),
    typed: supportTyped,
    firm: FoundFirm,
    visit_minutes: z.number().int(),
    /** The state of the consent request; null if the firm was not asked. */
    consent: ConsentRequest.nullable(),
  }),
  z.object({ page: z.literal('support-refused'), email: z.string(), sign_in_url: z.string() }),
  z.object({ page: z.literal('dead-link'), kind: z.enum(['confirmation', 'reset']) }),
  /** A sign-in that this browser did not start, or that has expired. */
  z.object({ page: z.literal('unknown-sign-in') }),
  z.object({ page: z.literal('not-found') }),
  z.object({ page: z.literal('failure'), fault_id: z.string().nullable() }),
])
export type SignInView = z.infer<typeof SignInView>

/** The paths of the sign-in origin's pages. */
export const signInPaths = {
  signUp: '/signup',
  checkInbox: '/check-inbox',
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const

/** On the sign-in origin: checks a new password for the hint under its field. */
export const checkPassword = endpoint({
  family: 'account',
  method: 'POST',
  path: '/password/check',
  summary: 'Whether a new password is long enough and in no known breach',
  body: z.object({ password: z.string().max(1024) }),
  answer: z.object({ problem: z.enum(['password_too_short', 'password_too_long', 'password_breached']).nullable() }),
  problems: ['too_many_requests'],
  ours: true,
})
