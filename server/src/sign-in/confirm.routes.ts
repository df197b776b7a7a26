import { signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { confirmEmail } from '../people/confirm-email.ts'
import type { CheckedPassword } from '../people/log-in.ts'
import type { InvitationRef } from '../people/sign-up.ts'
import { formField } from './form-field.ts'
import type { InvitedPersons } from './invited-person.ts'
import type { OwnBrowser } from './own-browser.ts'
import type { SignInPages } from './sign-in-page.ts'

interface Needs {
  pages: SignInPages
  invited: InvitedPersons
  browsers: OwnBrowser
  confirm: ReturnType<typeof confirmEmail>
  issueLogInTicket: (checked: CheckedPassword) => Promise<string>
  /** The page of the invitation that the sign-up started from. */
  invitationUrl: (begun: InvitationRef, email: string) => Promise<string>
}

/** Confirms an address from the mail's link: by a click, plus a password in any browser other than that of the sign-up. */
export const mountConfirm = (needs: Needs): void => {
  const { pages, invited, browsers, confirm, issueLogInTicket, invitationUrl } = needs
  const { app, show, csrf } = pages
  const form = (reply: FastifyReply) => ({ action: signInPaths.confirm, csrf: csrf(reply) })

  app.get(signInPaths.confirm, (_request, reply) => show(reply, { page: 'confirm', ...form(reply) }))

  app.post(signInPaths.confirm, async (request, reply) => {
    const token = formField(request, 'token')
    const isTyped = 'password' in ((request.body ?? {}) as object)
    const password = isTyped ? formField(request, 'password') : undefined
    const outcome = await confirm({ token, browser: browsers.find(request), password })
    const { email, invitation } = outcome
    switch (outcome.is) {
      case 'password_asked': {
        const problems: Record<string, string> = outcome.problem ? { password: outcome.problem } : {}
        const is_invited = invitation !== undefined
        return show(reply, { page: 'confirm-password', ...form(reply), token, email, problems, is_invited })
      }
      case 'confirmed': {
        if (!invitation) return show(reply, { page: 'confirmed' })
        const ticket = outcome.checked && (await issueLogInTicket(outcome.checked))
        return invited.keep(reply, { email, ticket }).redirect(await invitationUrl(invitation, email), 303)
      }
      case 'dead':
        // Already confirmed, or expired: the invitation's page says what to do next.
        if (invitation) return reply.redirect(await invitationUrl(invitation, email), 303)
        return show(reply.status(410), { page: 'dead-link', kind: 'confirmation' })
    }
  })
}
