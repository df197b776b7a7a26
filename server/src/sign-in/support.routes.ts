import { supportSessionOf } from '@partner-hub/contracts/hand-over.ts'
import { SUPPORT_PATH, SupportForm } from '@partner-hub/contracts/support.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundFirm } from '../firms/find-firms.ts'
import type { SupportCookies } from '../hand-over/support-cookie.ts'
import type { SupportHandOver } from '../support/start-support-session.ts'
import type { FoundLogIn } from './find-log-in.ts'
import { formField } from './form-field.ts'
import { formProblems } from './form-problems.ts'
import type { SignInPages } from './sign-in-page.ts'

/** A password typed longer ago is typed again. */
const FRESH_SECONDS = 10 * 60
const SIGN_IN_PATH = `${SUPPORT_PATH}/sign-in`

interface Needs {
  pages: SignInPages
  cookies: SupportCookies
  hubUrl: string
  visitSeconds: number
  logInUrl: (how: { askAgain: boolean }) => string
  findLogIn: (request: FastifyRequest, reply: FastifyReply) => Promise<FoundLogIn | undefined>
  isStaff: (user_id: number) => Promise<boolean>
  findFirms: (typed: string) => Promise<FoundFirm[]>
  start: (
    user_id: number,
    organization_uuid: string,
    said: { reason: string; ticket_number: string },
  ) => Promise<SupportHandOver>
}

type Typed = Record<'firm' | 'reason' | 'ticket_number', string>
type Said = { typed: Typed; firms?: FoundFirm[]; problems?: Record<string, string> }

/** Where a support session begins: who has just logged in and is staff says which firm, why and for which ticket. */
export const mountSupport = (needs: Needs): void => {
  const { pages, cookies, findLogIn, isStaff, findFirms, start } = needs
  const { app, show, csrf } = pages
  type Answer = (staff: FoundLogIn) => Promise<FastifyReply>

  const forStaff = async (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
    const person = await findLogIn(request, reply)
    if (!person || person.age_seconds > FRESH_SECONDS)
      return reply.redirect(needs.logInUrl({ askAgain: person !== undefined }), 303)
    if (await isStaff(person.user_id)) return answer(person)
    return show(reply.status(403), { page: 'support-refused', email: person.email, sign_in_url: SIGN_IN_PATH })
  }

  const showForm = (reply: FastifyReply, { email }: FoundLogIn, { typed, firms = [], problems = {} }: Said) =>
    show(reply, {
      page: 'support',
      action: SUPPORT_PATH,
      csrf: csrf(reply),
      email,
      typed,
      firms,
      problems,
      visit_minutes: Math.round(needs.visitSeconds / 60),
    })

  app.get(SUPPORT_PATH, async (request, reply) => {
    const { code, error } = request.query as Record<string, unknown>
    // The provider's way back: its code is of no use here and leaves the address.
    if (code !== undefined) return reply.redirect(SUPPORT_PATH, 303)
    if (error !== undefined) return show(reply.status(400), { page: 'failure', fault_id: null })
    return forStaff(request, reply, (staff) =>
      showForm(reply, staff, { typed: { firm: '', reason: '', ticket_number: '' } }),
    )
  })

  app.get(SIGN_IN_PATH, (_request, reply) => reply.redirect(needs.logInUrl({ askAgain: true }), 303))

  app.post(SUPPORT_PATH, (request, reply) =>
    forStaff(request, reply, async (staff) => {
      const typed: Typed = {
        firm: formField(request, 'firm'),
        reason: formField(request, 'reason'),
        ticket_number: formField(request, 'ticket_number'),
      }
      const form = SupportForm.safeParse(typed)
      if (!form.success) return showForm(reply, staff, { typed, problems: formProblems(form.error) })
      const firms = await findFirms(form.data.firm)
      if (firms.length === 0) return showForm(reply, staff, { typed, problems: { firm: 'support_firm_unknown' } })
      const chosen = firms.find(({ uuid }) => uuid === formField(request, 'organization_uuid'))
      const firm = chosen ?? (firms.length === 1 ? firms[0] : undefined)
      if (!firm)
        return showForm(reply, staff, { typed, firms, problems: { organization_uuid: 'support_firm_ambiguous' } })
      const { session, ticket } = await start(staff.user_id, firm.uuid, form.data)
      cookies.set(reply, staff.user_id, session, ticket)
      return reply.redirect(`${needs.hubUrl}/?support_session=${supportSessionOf(staff.user_id)}`, 303)
    }),
  )
}
