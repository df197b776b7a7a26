import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { AskedConsent, FoundFirm } from '../support/support.ts'
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

/** Message keys a field of a sign-in page may show. */
const FieldProblems = z.record(z.string(), z.string())

/** Every page posts a plain form to `action` with `_csrf`; the server answers with the next view or a redirect. */
const form = { action: z.string(), csrf: z.string() }

/** Fields that the page posts along unseen. */
const hidden = z.record(z.string(), z.string())

const supportTyped = z.object({ firm: z.string(), reason: z.string(), ticket_number: z.string() })

export const SignInView = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('log-in'),
    ...form,
    email: z.string(),
    /** The wish to stay signed in, as it was last posted. */
    remember: z.boolean(),
    problem: z.enum(['wrong_credentials', 'too_many_attempts', 'session_expired', 'invitation_waits']).nullable(),
    retry_after_seconds: z.number().int().nullable(),
    /** Begun at an invitation: the reader is no partner. */
    is_invited: z.boolean(),
    /** The invitation's mail has proved that the mailbox is the reader's, who may know that it has an account. */
    has_account: z.boolean(),
  }),
  /** With seconds: the address was used a moment ago, and this sign-up was not taken. */
  z.object({
    page: z.literal('sign-up'),
    ...form,
    email: z.string(),
    problems: FieldProblems,
    retry_after_seconds: z.number().int().nullable(),
    /** Whoever came by an invitation: its link, posted along, which confirms the invited address. */
    invitation: z.string(),
  }),
  /** After sign-up or a reset request; says nothing of whether the address has an account. */
  z.object({
    page: z.literal('check-inbox'),
    ...form,
    hidden,
    kind: z.enum(['confirmation', 'reset']),
    email: z.string(),
    /** The link of the invitation at which the sign-up began; empty without one. */
    invitation: z.string(),
    /** Begun at an invitation, which the tab may know although the link is not known here. */
    is_invited: z.boolean(),
    resend_after_seconds: z.number().int(),
    /** It was asked for once more, and sent if there is anybody to send it to. */
    sent_again: z.boolean(),
  }),
  /** The link of the mail: the token is in the fragment and is posted as `token` by a deliberate click. */
  z.object({ page: z.literal('confirm'), ...form }),
  /** The same in another browser than that of the sign-up: with the password chosen there, or a new one. */
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
  /** Token from the fragment, as `token`; after a refused password it comes back in `token`. */
  z.object({ page: z.literal('reset-password'), ...form, token: z.string(), problems: FieldProblems }),
  z.object({ page: z.literal('reset-done') }),
  z.object({ page: z.literal('sign-out'), ...form, hidden }),
  /** Where staff say which firm they visit, why and for which ticket; firms of such a name are there to choose from. */
  z.object({
    page: z.literal('support'),
    ...form,
    email: z.string(),
    typed: supportTyped,
    firms: z.array(FoundFirm),
    /** There are more than these. */
    has_more: z.boolean(),
    problems: FieldProblems,
    visit_minutes: z.number().int(),
  }),
  /** The firm that was found, before anybody looks into it: only this page's form starts a visit. */
  z.object({
    page: z.literal('support-confirm'),
    ...form,
    /** Where the same answers are posted with `again`, to find another firm. */
    again_action: z.string(),
    email: z.string(),
    typed: supportTyped,
    firm: FoundFirm,
    visit_minutes: z.number().int(),
    /** Set once the firm was asked: what became of the request. */
    consent: AskedConsent.nullable(),
  }),
  z.object({ page: z.literal('support-refused'), email: z.string(), sign_in_url: z.string() }),
  z.object({ page: z.literal('dead-link'), kind: z.enum(['confirmation', 'reset']) }),
  /** A sign-in that this browser did not begin, or that has run out. */
  z.object({ page: z.literal('unknown-sign-in') }),
  z.object({ page: z.literal('not-found') }),
  z.object({ page: z.literal('failure'), fault_id: z.string().nullable() }),
])
export type SignInView = z.infer<typeof SignInView>

/** Where the pages of the sign-in origin are. */
export const signInPaths = {
  signUp: '/signup',
  checkInbox: '/check-inbox',
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const

/** On the sign-in origin: drives the hint under a new password. */
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
