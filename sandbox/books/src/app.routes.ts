import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InAccount } from './account.routes.ts'
import type {
  AccountAnswer,
  ChartAnswer,
  DashboardAnswer,
  InvoicesAnswer,
  PlanAnswer,
  SettingsAnswer,
  TeamAnswer,
} from './app-answers.ts'
import { chart } from './first-ledger.ts'
import type { Stores } from './open-stores.ts'
import { isOwnPage } from './own-page.ts'
import { ChosenPlan } from './plan.store.ts'
import { planCatalogue, planCurrency, YEARLY_MONTHS } from './plan-catalogue.ts'
import { type Rights, rights } from './rights.ts'
import { settingsOfForm } from './settings-form.ts'
import type { Enter, Entry } from './visitor.ts'

type In = Extract<Entry, { is: 'in' }>

interface Needs {
  stores: Stores
  enter: Enter
  booksUrl: string
}

const statuses = { unknown: 404, signed_out: 401, visit_over: 401, access_ended: 403, unclear: 503 } as const
const Invited = z.object({ email: z.email('Please enter a valid e-mail address').max(254) })

/** What the app reads and changes in one account, each time only for who is let in. */
export const mountAppRoutes = (app: FastifyInstance, { stores, enter, booksUrl }: Needs) => {
  const { accounts, team, ledger, plans, today } = stores

  const inside =
    <Answer>(answer: (entered: In, request: FastifyRequest, reply: FastifyReply) => Answer, needed?: keyof Rights) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== 'GET' && !isOwnPage(request, booksUrl))
        return reply.status(403).send({ error: 'wrong_origin' })
      const named = InAccount.safeParse(request.params)
      const entry: Entry = named.success ? await enter(request, named.data.accountId) : { is: 'unknown' }
      if (entry.is !== 'in') return reply.status(statuses[entry.is]).send({ error: entry.is })
      if (needed && !rights[entry.visitor.role][needed]) return reply.status(403).send({ error: 'not_allowed' })
      return answer(entry, request, reply)
    }

  const at = '/my/accounts/:accountId'

  app.get(
    at,
    inside(({ account: { account_id, settings }, visitor }): AccountAnswer => {
      const { business_name, base_currency, date_format } = settings
      return {
        account_id,
        business_name,
        base_currency,
        date_format,
        visitor,
        may: rights[visitor.role],
        today: today(),
      }
    }),
  )

  app.get(
    `${at}/dashboard`,
    inside(({ account: { account_id } }): DashboardAnswer => {
      const invoices = ledger.invoices(account_id)
      const unpaid = invoices.filter(({ paid_on }) => paid_on === null)
      const nameOf = (wanted: string) => chart.find(({ code }) => code === wanted)?.name ?? wanted
      return {
        outstanding: unpaid.reduce((sum, { amount }) => sum + amount, 0),
        months: ledger.months(account_id),
        invoices: invoices.slice(0, 4),
        expenses: ledger
          .expenses(account_id)
          .slice(0, 4)
          .map((expense) => ({ ...expense, what: nameOf(expense.code) })),
      }
    }),
  )

  app.get(
    `${at}/invoices`,
    inside(({ account }): InvoicesAnswer => ({ invoices: ledger.invoices(account.account_id) })),
  )
  app.get(
    `${at}/chart`,
    inside(({ account }): ChartAnswer => ({ lines: ledger.chart(account.account_id) })),
  )

  app.get(
    `${at}/settings`,
    inside(({ account }): SettingsAnswer => account.settings),
  )
  app.put(
    `${at}/settings`,
    inside(({ account }, { body }, reply) => {
      const read = settingsOfForm(body)
      if ('fields' in read) return reply.status(422).send({ error: 'invalid_input', fields: read.fields })
      return accounts.change(account.account_id, read.settings)?.settings
    }, 'change_settings'),
  )

  app.get(
    `${at}/team`,
    inside(({ account }): TeamAnswer => {
      const members = team.list(account.account_id).map(({ identity_uuid: _, ...member }) => member)
      return { members }
    }),
  )
  app.post(
    `${at}/team`,
    inside(({ account: { account_id, settings } }, { body }, reply) => {
      const read = Invited.safeParse(body)
      if (!read.success) {
        const email = read.error.issues[0]?.message ?? ''
        return reply.status(422).send({ error: 'invalid_input', fields: { email } })
      }
      const { business_name } = settings
      const invited = team.inviteAccountant({ account_id, business_name }, read.data.email)
      if (invited) return reply.status(204).send()
      return reply.status(409).send({ error: 'on_team', fields: { email: 'This address is on the team already' } })
    }, 'invite'),
  )

  app.get(
    `${at}/plan`,
    inside(({ account: { account_id, opened, settings } }): PlanAnswer => {
      return {
        billing_owner: opened.billing_owner ?? 'CLIENT',
        currency: planCurrency(settings.base_currency),
        plans: planCatalogue.map((plan) => ({ ...plan, yearly: plan.monthly * YEARLY_MONTHS })),
        chosen_plan: plans.find(account_id) ?? null,
      }
    }),
  )
  app.put(
    `${at}/plan`,
    inside(({ account: { account_id, opened } }, { body }, reply) => {
      if (opened.billing_owner === 'ACCOUNTANT') return reply.status(409).send({ error: 'firm_pays' })
      plans.choose(account_id, ChosenPlan.parse(body))
      return reply.status(204).send()
    }, 'choose_plan'),
  )
}
