import { Email, type SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { CheckedPassword, LogIn } from '../people/log-in.ts'
import { BOOKS_SIGN_IN_ID } from '../sessions/books-client.ts'
import { INVITED_PARAMETER, PORTAL_CLIENT_ID } from '../sessions/portal-client.ts'
import type { InboxPage } from './check-inbox.routes.ts'
import { formField } from './form-field.ts'
import type { InvitedPersons } from './invited-person.ts'
import type { SignInPages } from './sign-in-page.ts'

interface Needs {
  pages: SignInPages
  inbox: InboxPage
  invited: InvitedPersons
  provider: Provider
  redeemLogInTicket: (ticket: string) => Promise<CheckedPassword | undefined>
  logIn: (attempt: { email: string; password: string; ip: string }) => Promise<LogIn>
  hubUrl: string
  csrfCookie: string
}

type LogInProblem = Extract<SignInView, { page: 'log-in' }>['problem']

/** Started from an invitation, according to the hub: the person who logs in here is not a partner. */
const isInvited = (params: Record<string, unknown>): boolean => params[INVITED_PARAMETER] !== undefined

/** The log-in page of an authorization. */
export const mountInteraction = ({
  pages,
  inbox,
  invited,
  provider,
  redeemLogInTicket,
  logIn,
  hubUrl,
  csrfCookie,
}: Needs): void => {
  const find = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })

  /** The authorization has ended or expired: the hub starts another one. Without cookies that would loop forever. */
  const beginAgain = (request: FastifyRequest, reply: FastifyReply) =>
    request.cookies[csrfCookie]
      ? reply.redirect(hubUrl, 303)
      : pages.show(reply.status(400), { page: 'unknown-sign-in' })

  const showLogIn = (
    request: FastifyRequest,
    reply: FastifyReply,
    uid: string,
    state: { email?: string; remember?: boolean; problem: LogInProblem; wait?: number | null; isInvited: boolean },
  ) => {
    const person = state.isInvited ? invited.read(request) : undefined
    return pages.show(reply, {
      page: 'log-in',
      action: `/interaction/${uid}/log-in`,
      csrf: pages.csrf(reply),
      email: state.email ?? '',
      remember: state.remember ?? false,
      problem: state.problem,
      retry_after_seconds: state.wait ?? null,
      is_invited: state.isInvited,
      has_account: person?.has_account === true && emailKey(person.email) === emailKey(state.email ?? ''),
    })
  }

  /** Continues the authorization as this person. */
  const goOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user_uuid: accountId, at_seconds: ts }: CheckedPassword,
    remember: boolean,
  ) => {
    const login = { accountId, ts, remember }
    const next = await provider.interactionResult(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false })
    return invited.forget(reply).redirect(next, 303)
  }

  pages.app.get('/interaction/:uid', async (request, reply) => {
    const interaction = await find(request, reply)
    if (!interaction) return beginAgain(request, reply)
    const { uid, prompt, params } = interaction
    // Books asks again when someone wants to switch to another person; no session has expired.
    const isSwitching = params.client_id === BOOKS_SIGN_IN_ID
    const again = prompt.reasons.some((reason) => reason === 'login_prompt' || reason === 'max_age') && !isSwitching
    const person = invited.read(request)
    const ticket = params.client_id === PORTAL_CLIENT_ID ? person?.ticket : undefined
    const checked = ticket === undefined ? undefined : await redeemLogInTicket(ticket)
    if (checked) return goOn(request, reply, checked, false)
    const hint = typeof params.login_hint === 'string' ? params.login_hint : ''
    if (isInvited(params))
      return showLogIn(request, reply, uid, {
        email: person?.email ?? hint,
        problem: 'invitation_waits',
        isInvited: true,
      })
    return showLogIn(request, reply, uid, { email: hint, problem: again ? 'session_expired' : null, isInvited: false })
  })

  pages.app.post('/interaction/:uid/log-in', async (request, reply) => {
    const interaction = await find(request, reply)
    if (!interaction) return beginAgain(request, reply)
    const [email, password] = [formField(request, 'email').trim(), formField(request, 'password')]
    const remember = formField(request, 'remember') !== ''
    const outcome: LogIn = Email.safeParse(email).success
      ? await logIn({ email, password, ip: request.ip })
      : { is: 'wrong' }
    const { uid, params } = interaction
    const state = { email, remember, isInvited: isInvited(params) }
    switch (outcome.is) {
      case 'in':
        return goOn(request, reply, outcome, remember)
      case 'unconfirmed':
        return inbox.goTo(reply, {
          kind: 'confirmation',
          email: outcome.email,
          sign_up: outcome.sign_up,
          is_invited: state.isInvited,
        })
      case 'refused': {
        const wait = outcome.retry_after_seconds
        if (wait !== null) reply.header('retry-after', String(wait))
        return showLogIn(request, reply.status(429), uid, { ...state, problem: 'too_many_attempts', wait })
      }
      case 'wrong':
        return showLogIn(request, reply, uid, { ...state, problem: 'wrong_credentials' })
    }
  })
}
