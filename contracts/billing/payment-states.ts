import { z } from 'zod'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

/** FAILED: the card provider could not try it. */
export const PaymentStatus = z.enum(['UNKNOWN', 'PAID', 'DECLINED', 'FAILED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

type Reason = 'settled'

const every = fromEvery(PaymentStatus.options)

/** An attempt to charge an invoice. It is UNKNOWN until the card provider has given a definite answer, which stays. */
export const paymentActs = {
  begin: { by: 'firm', begins: 'UNKNOWN' },
  pay: { by: 'cards', from: { ...every('settled'), UNKNOWN: 'PAID' } },
  decline: { by: 'cards', from: { ...every('settled'), UNKNOWN: 'DECLINED' } },
  fail: { by: 'cards', from: { ...every('settled'), UNKNOWN: 'FAILED' } },
} as const satisfies Acts<PaymentStatus, Reason>

export const paymentStates = stateTable<PaymentStatus, typeof paymentActs>(paymentActs)
