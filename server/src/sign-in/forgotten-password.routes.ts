import { Email, signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { resetPassword } from '../people/reset-password.ts'
import type { InboxPage } from './check-inbox.routes.ts'
import { formField } from './form-field.ts'
import { type SignInLimits, takeOrRefuse } from './sign-in-limits.ts'
import type { SignInPages } from './sign-in-page.ts'

interface Needs {
  pages: SignInPages
  inbox: InboxPage
  limits: SignInLimits
  requestReset: (email: string) => Promise<void>
  reset: ReturnType<typeof resetPassword>
}

export const mountForgottenPassword = ({ pages, inbox, limits, requestReset, reset }: Needs): void => {
  const { app, show, csrf } = pages
  const showAsk = (reply: FastifyReply, email: string, problems: Record<string, string>) =>
    show(reply, { page: 'forgot-password', action: signInPaths.forgotPassword, csrf: csrf(reply), email, problems })
  const showReset = (reply: FastifyReply, token: string, problems: Record<string, string>) =>
    show(reply, { page: 'reset-password', action: signInPaths.resetPassword, csrf: csrf(reply), token, problems })

  app.get(signInPaths.forgotPassword, (request, reply) => showAsk(reply, inbox.addressToChange(request), {}))

  app.post(signInPaths.forgotPassword, async (request, reply) => {
    const typed = formField(request, 'email')
    const email = Email.safeParse(typed)
    if (!email.success) return showAsk(reply, typed, { email: email.error.issues[0]?.message ?? 'email_malformed' })
    await takeOrRefuse(limits.asks, request.ip)
    const wait = await limits.resets.take(email.data)
    if (!wait) await requestReset(email.data)
    const sent_again = !wait && formField(request, 'again') !== ''
    return inbox.goTo(reply, { kind: 'reset', email: email.data, sent_again })
  })

  app.get(signInPaths.resetPassword, (_request, reply) => showReset(reply, '', {}))

  app.post(signInPaths.resetPassword, async (request, reply) => {
    const [token, password] = [formField(request, 'token'), formField(request, 'password')]
    const outcome = await reset({ token, password })
    switch (outcome.is) {
      case 'done':
        return show(reply, { page: 'reset-done' })
      case 'refused':
        return showReset(reply, token, { password: outcome.problem })
      case 'dead':
        return show(reply.status(410), { page: 'dead-link', kind: 'reset' })
    }
  })
}
