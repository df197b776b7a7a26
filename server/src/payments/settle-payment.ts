import { money } from '@partner-hub/contracts/billing/money.ts'
import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { CardPort, ChargeOutcome } from './cards.ts'
import { paymentStore, type StoredPayment } from './payment.store.ts'

export interface SettledPayment {
  status: 'PAID' | 'DECLINED' | 'FAILED'
  /** Why it was not paid, in the card provider's words. */
  code: string | null
  /** The same card will not succeed later either. */
  is_hard_decline: boolean
}

export interface SettlingNeeds {
  database: Database
  cards: CardPort
  log: Log
}

/** The card provider has not said yet whether it charged. Asking again with the same key is safe. */
export class ChargeUnknown extends Error {
  override readonly name = 'ChargeUnknown'
}

type Definite = Exclude<ChargeOutcome, { outcome: 'unknown' }>

const acts = { paid: 'pay', declined: 'decline', failed: 'fail' } as const

/** Charges once, however often it is called, at the same time too: the payment's uuid is the provider's request key. */
export const settlePayment = ({ database, cards, log }: SettlingNeeds) => {
  const find = (payer: string, uuid: string) =>
    database.acrossFirms('payment', (tx) => paymentStore.find(tx, payer, uuid))

  /** A payment settled meanwhile keeps its answer. */
  const record = async (payment: StoredPayment, answer: Definite): Promise<SettledPayment> => {
    const { code, is_hard_decline } = { code: null, is_hard_decline: false, ...answer }
    const settled = { gateway_id: answer.gateway_id, code, is_hard_decline }
    const move = paymentStates.next('UNKNOWN', acts[answer.outcome])
    const isFirst = await database.acrossFirms('payment', (tx) => paymentStore.settle(tx, payment, move, settled))
    if (!isFirst) return settledOf(await find(payment.payer, payment.uuid))
    return { status: move.to as SettledPayment['status'], code, is_hard_decline }
  }

  return async (payer: string, uuid: string): Promise<SettledPayment> => {
    const payment = await find(payer, uuid)
    if (!payment) throw new Error(`payment ${uuid} does not exist`)
    if (payment.status !== 'UNKNOWN') return settledOf(payment)
    const amount = money.of(payment.amount, payment.currency)
    const answer = await cards.charge({ key: uuid, token: payment.gateway_token, amount })
    if (answer.outcome !== 'unknown') return record(payment, answer)
    // Some answers about the request key never change, and then only the order tells.
    const found = await cards.findCharge(uuid)
    if (found.outcome !== 'unknown' && found.outcome !== 'none') return record(payment, found)
    log.warn({ payment: uuid, reason: answer.reason }, 'charge not known yet')
    throw new ChargeUnknown(`payment ${uuid}: ${answer.reason}`)
  }
}

const settledOf = (payment: StoredPayment | undefined): SettledPayment => {
  if (!payment || payment.status === 'UNKNOWN') throw new Error(`payment ${payment?.uuid} is not settled`)
  const { status, code, is_hard_decline } = payment
  return { status, code, is_hard_decline }
}
