import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { CardPort } from '../src/payments/cards.ts'

export interface Charged {
  key: string
  token: string
  amount: string
}

/**
 * A card provider in memory that charges once per key. The card `declined` is declined. While it is held, charges wait;
 * `lose` answers that many charges after they were made as unknown.
 */
export const cardLedger = () => {
  const charges: Charged[] = []
  let hold = Promise.resolve()
  let release = () => {}
  let lost = 0

  const charge: CardPort['charge'] = async ({ key, token, amount }) => {
    await hold
    if (token === 'declined') return { outcome: 'declined', gateway_id: null, code: '2000', is_hard_decline: false }
    if (!charges.some((each) => each.key === key)) charges.push({ key, token, amount: textOf(amount) })
    if (lost > 0) {
      lost--
      return { outcome: 'unknown', reason: 'lost by the test' }
    }
    return { outcome: 'paid', gateway_id: key }
  }
  const refused = async (): Promise<never> => {
    throw new Error('not part of these tests')
  }
  const port: CardPort = {
    charge,
    findCharge: async () => ({ outcome: 'none' }),
    clientToken: refused,
    saveCard: refused,
    findDefaultCard: refused,
    cardFormLink: refused,
    voidCharge: refused,
    refund: refused,
  }
  return {
    port,
    charges,
    /** Charges wait until the returned function is called. */
    hold: () => {
      hold = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    lose: (times: number) => {
      lost = times
    },
  }
}

const textOf = (amount: Money): string => `${money.toAmount(amount)} ${amount.currency}`
