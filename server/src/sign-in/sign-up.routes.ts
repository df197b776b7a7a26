import { Email, SignUpForm, signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { CheckedPassword, LogIn } from '../people/log-in.ts'
import { newPasswordProblem } from '../people/new-password.ts'
import type { signUp as SignUp } from '../people/sign-up.ts'
import type { signUpInvited as SignUpInvited } from '../people/sign-up-invited.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type InboxPage, resendPath } from './check-inbox.routes.ts'
import { formField } from './form-field.ts'
import { formProblems } from './form-problems.ts'
import type { InvitedPersons } from './invited-person.ts'
import type { OwnBrowser } from './own-browser.ts'
import { type SignInLimits, takeOrRefuse } from './sign-in-limits.ts'
import type { SignInPages } from './sign-in-page.ts'

interface Needs {
  pages: SignInPages
  inbox: InboxPage
  invited: InvitedPersons
  limits: SignInLimits
  browsers: OwnBrowser
  signUp: ReturnType<typeof SignUp>
  signUpInvited: ReturnType<typeof SignUpInvited>
  logIn: (attempt: { email: string; password: string; ip: string }) => Promise<LogIn>
  issueLogInTicket: (checked: CheckedPassword) => Promise<string>
  /** The page where an invited person continues. */
  acceptUrl: (link: string) => string
  resend: (mail: { email: string; sign_up: string }) => Promise<void>
}

/** The sign-up form and the confirmation mail. */
export const mountSignUp = ({
  pages,
  inbox,
  invited,
  browsers,
  limits,
  signUp,
  signUpInvited,
  logIn,
  issueLogInTicket,
  acceptUrl,
  resend,
}: Needs): void => {
  const { app, show, csrf } = pages
  const showForm = (
    reply: FastifyReply,
    email: string,
    state: { problems?: Record<string, string>; wait?: number; invitation?: string },
  ) => {
    const { problems = {}, wait: retry_after_seconds = null, invitation = '' } = state
    const form = { action: signInPaths.signUp, csrf: csrf(reply) }
    return show(reply, { page: 'sign-up', ...form, email, problems, retry_after_seconds, invitation })
  }

  app.get(signInPaths.signUp, (request, reply) => showForm(reply, inbox.addressToChange(request), {}))

  app.post(signInPaths.signUp, async (request, reply) => {
    const typed = { email: formField(request, 'email'), password: formField(request, 'password') }
    const form = SignUpForm.safeParse(typed)
    const invitation = formField(request, 'invitation')
    const problems = form.success ? {} : formProblems(form.error)
    const password = newPasswordProblem(typed.password, typed.email)
    if (password) problems.password ??= password
    if (!form.success || password) return showForm(reply, typed.email, { problems, invitation })
    await takeOrRefuse(limits.asks, request.ip)
    const { email } = form.data
    const outcome = invitation ? await signUpInvited(form.data, invitation) : undefined
    if (outcome?.is === 'dead') return reply.redirect(acceptUrl(invitation), 303)
    if (outcome?.is === 'other_address')
      return showForm(reply, email, { problems: { email: 'email_not_invited' }, invitation })
    if (outcome?.is === 'done') {
      // A form posted twice, or the correct password of an existing account, also continues.
      const checked = await logIn({ ...form.data, ip: request.ip })
      const ticket = checked.is === 'in' ? await issueLogInTicket(checked) : undefined
      const { has_account } = outcome
      return invited.keep(reply, { email, ticket, has_account }).redirect(acceptUrl(invitation), 303)
    }
    const wait = await limits.confirmations.take(email)
    // This sign-up was not stored, and the page says so. The limit applies to every address alike.
    if (wait) return showForm(reply.status(429).header('retry-after', String(wait)), email, { wait, invitation })
    const browser = browsers.identify(request, reply)
    const sign_up = await signUp({ ...form.data, browser, invitation: outcome?.invitation })
    return inbox.goTo(reply, { kind: 'confirmation', email, sign_up, invitation })
  })

  app.post(resendPath, async (request, reply) => {
    const email = Email.safeParse(formField(request, 'email'))
    if (!email.success) throw new Refusal('invalid_input')
    await takeOrRefuse(limits.asks, request.ip)
    const wait = await limits.confirmations.take(email.data)
    const mail = { email: email.data, sign_up: formField(request, 'sign_up') }
    if (!wait) await resend(mail)
    const invitation = formField(request, 'invitation')
    const is_invited = formField(request, 'invited') !== ''
    return inbox.goTo(reply, { kind: 'confirmation', ...mail, invitation, is_invited, sent_again: !wait })
  })
}
