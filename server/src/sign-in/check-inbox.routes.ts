import { type SignInView, signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignInLimits } from './sign-in-limits.ts'
import type { SignInPages } from './sign-in-page.ts'
import { signedCookie } from './signed-cookie.ts'

export const resendPath = `${signInPaths.signUp}/resend`

/** Long enough to look for the mail and request it again. */
const KEPT_SECONDS = 60 * 60

const Inbox = z.object({
  kind: z.enum(['confirmation', 'reset']),
  email: z.string(),
  sign_up: z.string().optional(),
  /** The link of the invitation that the person came from. */
  invitation: z.string().optional(),
  /** The person came from an invitation whose link only the hub's tab knows. */
  is_invited: z.boolean().optional(),
  sent_again: z.boolean().optional(),
})
type Inbox = z.infer<typeof Inbox>

export interface InboxPage {
  /** Says that a mail was sent, whether or not the address has an account. */
  goTo(reply: FastifyReply, inbox: Inbox): FastifyReply
  /** The address to correct, if the person came from this page to correct it. */
  addressToChange(request: FastifyRequest): string
}

/** A separate page, so that a reload sends no mail. Its data is in a signed cookie, not in the URL. */
export const mountCheckInbox = (needs: { pages: SignInPages; limits: SignInLimits; secure: boolean }): InboxPage => {
  const { pages, limits, secure } = needs
  const { keep, read } = signedCookie({ name: 'inbox', schema: Inbox, seconds: KEPT_SECONDS, secure })
  pages.app.get(signInPaths.checkInbox, async (request, reply) => {
    const inbox = read(request)
    if (!inbox) return reply.redirect(signInPaths.signUp, 303)
    const limit = inbox.kind === 'confirmation' ? limits.confirmations : limits.resets
    return pages.show(reply, viewOf(inbox, pages.csrf(reply), await limit.waitSeconds(inbox.email)))
  })
  return {
    goTo: (reply, inbox) => keep(reply, inbox).redirect(signInPaths.checkInbox, 303),
    addressToChange: (request) =>
      (request.query as { change?: unknown }).change === undefined ? '' : (read(request)?.email ?? ''),
  }
}

const viewOf = (
  { kind, email, sign_up, invitation = '', is_invited = invitation !== '', sent_again = false }: Inbox,
  csrf: string,
  wait: number,
): SignInView => ({
  page: 'check-inbox',
  kind,
  email,
  action: kind === 'confirmation' ? resendPath : signInPaths.forgotPassword,
  csrf,
  hidden: {
    ...{ email, again: 'yes' },
    ...(sign_up !== undefined && { sign_up }),
    ...(invitation && { invitation }),
    ...(is_invited && { invited: 'yes' }),
  },
  invitation,
  is_invited,
  resend_after_seconds: wait,
  sent_again,
})
