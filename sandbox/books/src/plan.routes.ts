import { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlanAnswer } from './app-answers.ts'
import type { Cookies } from './cookies.ts'
import type { Inside } from './inside.ts'
import type { PlanAtHub, PlanRefusal } from './plan-at-hub.ts'
import type { SessionStore } from './session.store.ts'

interface Needs {
  inside: Inside
  sessions: SessionStore
  cookies: Cookies
  plan: PlanAtHub
}

const statuses: Record<PlanRefusal, number> = { signed_out: 401, not_owner: 403, firm_pays: 409 }

/** The owner's plan, read from the hub. Others on the team only see who pays. */
export const mountPlanRoutes = (app: FastifyInstance, { inside, sessions, cookies, plan }: Needs) => {
  const path = '/my/accounts/:accountId/plan'

  const refused = (request: FastifyRequest, reply: FastifyReply, error: PlanRefusal) => {
    const handle = cookies.session.read(request)
    // An expired token ends the session, so that the owner signs in again.
    if (handle && error === 'signed_out') sessions.end(handle)
    return reply.status(statuses[error]).send({ error })
  }
  const tokenOf = async (request: FastifyRequest): Promise<string> =>
    (await sessions.findToken(cookies.session.read(request) ?? '')) ?? ''

  app.get(
    path,
    inside(async ({ account: { account_id, opened }, visitor }, request, reply): Promise<PlanAnswer> => {
      const { billing_owner = 'CLIENT' } = opened
      if (visitor.role !== 'owner') return { billing_owner, currency_code: '', plans: [], subscription: null }
      const token = await tokenOf(request)
      const [plans, subscription] = await Promise.all([
        plan.plans(token, account_id),
        plan.subscription(token, account_id),
      ])
      if ('refusal' in plans) return refused(request, reply, plans.refusal)
      if ('refusal' in subscription) return refused(request, reply, subscription.refusal)
      return { ...plans.value, subscription: subscription.value }
    }),
  )

  app.put(
    path,
    inside(async ({ account }, request, reply) => {
      const chosen = await plan.choose(await tokenOf(request), account.account_id, PlanChoice.parse(request.body))
      return 'refusal' in chosen ? refused(request, reply, chosen.refusal) : reply.status(204).send()
    }, 'choose_plan'),
  )
}
