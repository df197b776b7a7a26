import { braintreeCards } from '../../server/src/payments/braintree-cards.ts'
import { type OwnCards, startOwnCards } from '../../server/testing/cards.ts'
import { loadDue } from '../bench/load-due.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { oneByOne } from './callers.ts'
import { chargedInvoices, isSettled } from './charged-invoices.ts'
import { killInTurn } from './kill-in-turn.ts'
import { startOwnServices } from './own-services.ts'
import { repeatedly } from './repeatedly.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = {
  full: { firms: 500, clients: 6, kills: 20, restarts: 10, seconds: 300 },
  small: { firms: 10, clients: 8, kills: 2, restarts: 1, seconds: 120 },
} as const
const NAIVE = { firms: 10, clients: 4, seconds: 120 }
const KILL_EVERY_MS = 5_000
const RESTART_EVERY_MS = 9_000
/** For what is left when nothing breaks any more. */
const CALM_SECONDS = 300
const TIMEOUT_MS = 700
/** Of the calls that move money. The last share is executed a second after the hub has given up waiting. */
const losses = { lose_before_share: 0.1, lose_after_share: 0.1, late_share: 0.1, late_ms: TIMEOUT_MS + 1_000 }

interface Shape {
  firms: number
  clients: number
  seconds: number
}

/** Renews all subscriptions of the firms while the card provider loses calls; the caller says what else breaks. */
const chargeAll = async (
  { timeline, services }: Run,
  { seconds, ...due }: Shape,
  breakMore: (stage: Stage, own: Awaited<ReturnType<typeof startOwnServices>>) => Promise<() => Promise<void>>,
) => {
  const own = await startOwnServices()
  const cards = await startOwnCards()
  // Temporal has a database of its own, as in production: it could not recover in the seconds between two restarts.
  const { TEMPORAL_ADDRESS } = await services()
  const stage = await openStage({
    services: { ...own.environment, TEMPORAL_ADDRESS },
    timeline,
    environment: {
      ...cards.environment,
      CARDS_TIMEOUT_MS: String(TIMEOUT_MS),
      CARDS_IN_FLIGHT_MS: '5000',
      DUE_SWEEP_MS: '1000',
      WORKFLOW_BUNDLE: await workflowBundle(timeline),
    },
  })
  try {
    await loadDue({ url: stage.environment.DATABASE_URL ?? '', adminUrl: stage.adminUrl }, due)
    await saveCards(stage, cards)
    await cards.fault(losses)
    const mend = await breakMore(stage, own)
    const invoices = due.firms * due.clients
    const settled = () => isSettled(stage, invoices).catch(() => false)
    await until('every invoice is settled', seconds, settled).catch((error: Error) => timeline.note(error.message))
    await mend()
    await cards.fault({})
    await until('every invoice is settled in calm', CALM_SECONDS, settled).catch((error: Error) =>
      timeline.note(error.message),
    )
    await until('no charge is under way', CALM_SECONDS, async () => (await cards.ledger()).late_calls === 0)
    return { invoices, ...(await chargedInvoices(stage, await cards.ledger())) }
  } finally {
    await stage.close()
    await cards.stop()
    await own.stop()
  }
}

/** A card in the provider's vault for each firm, under the token that the firm has. */
const saveCards = async ({ admin, config, secrets }: Stage, cards: OwnCards): Promise<void> => {
  const { rows } = await admin.query<{ payer: string; token: string }>(
    'select payer, gateway_token as token from payment_method',
  )
  const provider = braintreeCards({
    url: config.CARDS_INTERNAL_URL,
    merchantId: config.CARDS_MERCHANT_ID,
    publicKey: config.CARDS_PUBLIC_KEY,
    privateKey: secrets.CARDS_PRIVATE_KEY,
    timeoutMs: 20_000,
  })
  const answers = await oneByOne(rows, async (row) => provider.saveCard({ ...row, nonce: await cards.nonceOf() }))
  if (answers.some(({ outcome }) => outcome !== 'saved')) throw new Error('a card was not saved')
}

/** F16 M1: the provider loses and delays charges while workers die and PostgreSQL restarts; nobody pays twice. */
export const charges: FaultRun = async (run) => {
  const { figures, size, timeline } = run
  const { kills, restarts, ...shape } = sizes[size]
  const begun = performance.now()
  const real = await chargeAll(run, shape, async (stage, own) => {
    const workers = await Promise.all([1, 2].map((replica) => stage.start(`worker-${replica}`, 'worker')))
    const killer = killInTurn([workers], KILL_EVERY_MS)
    const restarter = repeatedly(RESTART_EVERY_MS, async () => {
      timeline.note('PostgreSQL restarts')
      await own.parts.restartPostgres('immediate')
    })
    return async () => {
      figures.say('kills', await killer.stop(), atLeast(kills))
      figures.say('restarts_of_postgres', await restarter.stop(), atLeast(restarts))
    }
  })
  figures.say('seconds', (performance.now() - begun) / 1000)
  figures.say('invoices', real.invoices)
  figures.say('invoices_issued', real.issued, exactly(real.invoices))
  figures.say('charges_executed', real.charges, exactly(real.invoices))
  figures.say('invoices_charged_twice', real.twice, exactly(0))
  figures.say('charged_but_not_marked_paid', real.unmarked, exactly(0))
  figures.say('payments_left_unknown', real.unknown, exactly(0))
  figures.say('ledger_beyond_paid_invoices', real.ledgerSum - real.paidSum, exactly(0))

  const naive = await chargeAll(run, NAIVE, async (stage) => {
    await stage.start('naive-worker', 'worker', { faults: { withoutChargeKeys: true } })
    return async () => undefined
  })
  figures.say('naive_charges_beyond_invoices', naive.charges - naive.issued, atLeast(1))
}
