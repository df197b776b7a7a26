import { signInPaths } from '@partner-hub/contracts/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { LinkKind } from './link-token.ts'
import type { SignInPages } from './sign-in-page.ts'

export const resendPath = `${signInPaths.signUp}/resend`

/** Says that a mail was sent, whether or not there was anybody to send it to. */
export const showCheckInbox = (
  { show, csrf }: SignInPages,
  reply: FastifyReply,
  { kind, email, sign_up, wait }: { kind: LinkKind; email: string; sign_up?: string; wait: number },
): Promise<FastifyReply> =>
  show(reply, {
    page: 'check-inbox',
    kind,
    email,
    action: kind === 'confirmation' ? resendPath : signInPaths.forgotPassword,
    csrf: csrf(reply),
    hidden: { email, ...(sign_up !== undefined && { sign_up }) },
    resend_after_seconds: wait,
  })
