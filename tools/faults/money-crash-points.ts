import { savePaymentMethod } from '../../contracts/billing/payment-methods.ts'
import { cancelPlan, previewPlan, selectPlan } from '../../contracts/billing/plans.ts'
import { addDays } from '../../server/src/billing/billing-period.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { beginPlan } from '../../server/testing/begin-plan.ts'
import { type OwnCards, startOwnCards } from '../../server/testing/cards.ts'
import { seedTheseClients } from '../../server/testing/seed-clients.ts'
import { exactly } from '../figures/figures.ts'
import { callAs } from './callers.ts'
import { type CrashAct, sayCrashPoints } from './crash-act.ts'
import { firmOwner } from './firm-load.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const starter = { display_name: 'Starter', billing_interval: 'Monthly', staff_limits: 1 } as const
const plus = { ...starter, display_name: 'Plus' } as const

type Owner = Awaited<ReturnType<typeof firmOwner>>

/** The subscription of a new client whose plan the firm pays. */
const newSubscription = async ({ database, admin }: Stage, { organization_uuid: payer }: Owner): Promise<string> => {
  const client_name = newUuid()
  const noPlan = { subscription_status: 'DIRECT_BILLING_PENDING', plan: null } as const
  await seedTheseClients(database, payer, [{ client_name, ...noPlan }])
  const { rows } = await admin.query<{ account_id: string; subscription: string }>(
    `select c.account_id, s.uuid as subscription from business_client c
     join subscription s on s.account_id = c.account_id where c.client_name = $1`,
    [client_name],
  )
  const [{ account_id, subscription } = { account_id: '', subscription: '' }] = rows
  await beginPlan(database, { payer, account_id }, { plan: starter, anchor_on: addDays(TODAY, -10) })
  return subscription
}

const actsOf = (
  stage: Stage,
  owner: Owner,
  { cards, healthy, identity_uuid }: { cards: OwnCards; healthy: RoleProcess; identity_uuid: string },
): Record<string, CrashAct> => {
  const call = (web: RoleProcess, ...rest: [Parameters<typeof callAs>[3], Parameters<typeof callAs>[4]]) =>
    callAs(web.url, stage.config.HUB_URL, owner, ...rest)
  return {
    update_card: async () => {
      const body = { identity_uuid, single_use_token: await cards.nonceOf() }
      return (web, key) => call(web, savePaymentMethod, { params: { identity_uuid }, body, key })
    },
    change_plan: async () => {
      const uuid = await newSubscription(stage, owner)
      const query = { ...plus, staff_limits: String(plus.staff_limits) }
      const { charge_today, currency_code } = JSON.parse(
        (await call(healthy, previewPlan, { params: { uuid }, query })).text,
      )
      const body = { ...plus, charge_today, currency_code, starts: 'now' }
      return (web, key) => call(web, selectPlan, { params: { uuid }, body, key })
    },
    cancel_plan: async () => {
      const uuid = await newSubscription(stage, owner)
      return (web, key) => call(web, cancelPlan, { params: { uuid }, body: { uuid }, key })
    },
  }
}

/** F3: SIGKILL at every boundary of the acts with money; nothing is charged twice. */
export const moneyCrashPoints: FaultRun = async (run) => {
  const { figures, timeline, services } = run
  const cards = await startOwnCards()
  const stage = await openStage({
    services: await services(),
    timeline,
    // No worker charges here.
    environment: { ...cards.environment, CHARGE_WAIT_MS: '1' },
  })
  try {
    const healthy = await stage.start('web-healthy', 'web')
    await healthy.whenReady()
    const owner = await firmOwner(stage, healthy.url)
    const people = await stage.admin.query('select uuid from users')
    const acts = actsOf(stage, owner, { cards, healthy, identity_uuid: people.rows[0].uuid })
    for (const [name, act] of Object.entries(acts)) {
      // The firm's first card and the issuer's first number are new rows; later ones replace them.
      await (await act())(healthy, newUuid())
      await sayCrashPoints(run, stage, healthy, name, act)
    }
    const { rows } = await stage.admin.query('select count(*)::int as cards from payment_method')
    figures.say('payment_methods', rows[0].cards, exactly(1))
    figures.say('charges_without_a_worker', (await cards.ledger()).results.length, exactly(0))
  } finally {
    await stage.close()
    await cards.stop()
  }
}
