import { supportSessionOf } from '@partner-hub/contracts/books/hand-over.ts'
import {
  type ConsentRequest,
  type FoundFirm,
  SUPPORT_PATH,
  SupportForm,
} from '@partner-hub/contracts/support/support.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SupportCookies } from '../hand-over/support-cookie.ts'
import type { FirmSearch } from '../support/find-firms.ts'
import type { AwaitsConsent, SupportHandOver, VisitReason } from '../support/start-support-session.ts'
import type { FoundLogIn } from './find-log-in.ts'
import { formField } from './form-field.ts'
import { formProblems } from './form-problems.ts'
import type { SignInPages } from './sign-in-page.ts'

/** If the password was typed longer ago, it must be typed again. */
const FRESH_SECONDS = 10 * 60
const SIGN_IN_PATH = `${SUPPORT_PATH}/sign-in`
const START_PATH = `${SUPPORT_PATH}/start`

interface Needs {
  pages: SignInPages
  cookies: SupportCookies
  hubUrl: string
  visitSeconds: number
  logInUrl: (how: { askAgain: boolean }) => string
  findLogIn: (request: FastifyRequest, reply: FastifyReply) => Promise<FoundLogIn | undefined>
  isStaff: (user_id: number) => Promise<boolean>
  findFirms: (user_id: number, form: SupportForm) => Promise<FirmSearch>
  findFirm: (uuid: string) => Promise<FoundFirm | undefined>
  start: (user_id: number, organization_uuid: string, reason: VisitReason) => Promise<SupportHandOver | AwaitsConsent>
}

type Typed = Record<'firm' | 'reason' | 'ticket_number', string>
type FormState = { typed: Typed; firms?: FoundFirm[]; has_more?: boolean; problems?: Record<string, string> }

const typedIn = (request: FastifyRequest): Typed => ({
  firm: formField(request, 'firm'),
  reason: formField(request, 'reason'),
  ticket_number: formField(request, 'ticket_number'),
})

/**
 * Starts support sessions: staff who have just logged in enter firm, reason and ticket, check the firm that was found,
 * and only then start the visit.
 */
export const mountSupport = (needs: Needs): void => {
  const { pages, cookies, findLogIn, isStaff, findFirms, findFirm, start } = needs
  const visit_minutes = Math.round(needs.visitSeconds / 60)
  const { app, show, csrf } = pages
  type Answer = (staff: FoundLogIn) => Promise<FastifyReply>

  const forStaff = async (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
    const person = await findLogIn(request, reply)
    if (!person || person.age_seconds > FRESH_SECONDS)
      return reply.redirect(needs.logInUrl({ askAgain: person !== undefined }), 303)
    if (await isStaff(person.user_id)) return answer(person)
    return show(reply.status(403), { page: 'support-refused', email: person.email, sign_in_url: SIGN_IN_PATH })
  }

  const showForm = (reply: FastifyReply, { email }: FoundLogIn, state: FormState) => {
    const { typed, firms = [], has_more = false, problems = {} } = state
    const form = { action: SUPPORT_PATH, csrf: csrf(reply) }
    return show(reply, { page: 'support', ...form, email, typed, firms, has_more, problems, visit_minutes })
  }
  const showFound = (
    reply: FastifyReply,
    { email }: FoundLogIn,
    typed: Typed,
    firm: FoundFirm,
    consent: ConsentRequest | null = null,
  ) => {
    const form = { action: START_PATH, again_action: SUPPORT_PATH, csrf: csrf(reply) }
    return show(reply, { page: 'support-confirm', ...form, email, typed, firm, visit_minutes, consent })
  }
  const unknown = { firm: 'support_firm_unknown' }

  app.get(SUPPORT_PATH, async (request, reply) => {
    const { code, error } = request.query as Record<string, unknown>
    // The provider's redirect: its code is not used here and is removed from the URL.
    if (code !== undefined) return reply.redirect(SUPPORT_PATH, 303)
    if (error !== undefined) return show(reply.status(400), { page: 'failure', fault_id: null })
    return forStaff(request, reply, (staff) =>
      showForm(reply, staff, { typed: { firm: '', reason: '', ticket_number: '' } }),
    )
  })

  app.get(SIGN_IN_PATH, (_request, reply) => reply.redirect(needs.logInUrl({ askAgain: true }), 303))

  app.post(SUPPORT_PATH, (request, reply) =>
    forStaff(request, reply, async (staff) => {
      const typed = typedIn(request)
      if (formField(request, 'again')) return showForm(reply, staff, { typed })
      const form = SupportForm.safeParse(typed)
      if (!form.success) return showForm(reply, staff, { typed, problems: formProblems(form.error) })
      const { firms, is_exact, has_more } = await findFirms(staff.user_id, form.data)
      const chosen = firms.find(({ uuid }) => is_exact || uuid === formField(request, 'organization_uuid'))
      if (chosen) return showFound(reply, staff, typed, chosen)
      if (firms.length === 0) return showForm(reply, staff, { typed, problems: unknown })
      return showForm(reply, staff, { typed, firms, has_more })
    }),
  )

  // Takes the uuid from the page that showed the firm, never typed input.
  app.post(START_PATH, (request, reply) =>
    forStaff(request, reply, async (staff) => {
      const typed = typedIn(request)
      const form = SupportForm.safeParse(typed)
      if (!form.success) return showForm(reply, staff, { typed, problems: formProblems(form.error) })
      const firm = await findFirm(formField(request, 'organization_uuid'))
      if (!firm) return showForm(reply, staff, { typed, problems: unknown })
      const started = await start(staff.user_id, firm.uuid, {
        ...form.data,
        asks_again: formField(request, 'asks_again') !== '',
      })
      if ('consent' in started) return showFound(reply, staff, typed, firm, started.consent)
      const { session, ticket } = started
      cookies.set(reply, staff.user_id, session, ticket)
      return reply.redirect(`${needs.hubUrl}/?support_session=${supportSessionOf(staff.user_id)}`, 303)
    }),
  )
}
