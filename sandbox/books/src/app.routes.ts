import type { FastifyInstance } from 'fastify'
import type { AccountAnswer, ChartAnswer, DashboardAnswer, InvoicesAnswer, SettingsAnswer } from './app-answers.ts'
import type { Cookies } from './cookies.ts'
import { chart } from './first-ledger.ts'
import { insiders } from './inside.ts'
import type { Stores } from './open-stores.ts'
import { mountPlanRoutes } from './plan.routes.ts'
import type { PlanAtHub } from './plan-at-hub.ts'
import { rights } from './rights.ts'
import { settingsOfForm } from './settings-form.ts'
import { mountTeamRoutes } from './team.routes.ts'
import type { Enter } from './visitor.ts'

interface Needs {
  stores: Stores
  enter: Enter
  cookies: Cookies
  plan: PlanAtHub
  booksUrl: string
}

/** The app's calls on one account; each checks that the caller may enter it. */
export const mountAppRoutes = (app: FastifyInstance, { stores, enter, cookies, plan, booksUrl }: Needs) => {
  const { accounts, team, ledger, sessions, today } = stores

  const inside = insiders({ enter, booksUrl })
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
    inside(({ account: { settings, opened } }): SettingsAnswer => ({ ...settings, country_code: opened.country_code })),
  )
  app.put(
    `${at}/settings`,
    inside(({ account }, { body }, reply) => {
      const read = settingsOfForm(body)
      if ('fields' in read) return reply.status(422).send({ error: 'invalid_input', fields: read.fields })
      return accounts.change(account.account_id, read.settings)?.settings
    }, 'change_settings'),
  )

  mountTeamRoutes(app, { inside, team })
  mountPlanRoutes(app, { inside, sessions, cookies, plan })
}
