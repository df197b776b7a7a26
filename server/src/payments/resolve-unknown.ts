import pMap from 'p-map'
import { paymentStore } from './payment.store.ts'
import { ChargeUnknown, type SettlingNeeds, settlePayment } from './settle-payment.ts'

interface Needs extends SettlingNeeds {
  /** Longer than any charge can be under way. */
  windowMs: number
}

const AT_ONCE = 5

/**
 * Settles payments that nobody has settled within the window, because their story ended early. The card provider is
 * asked again with the same key, so a charge that was executed is found and none is made twice. If it does not answer
 * one, the rest wait for the next window: a provider that hangs must not hold up the worker's other work.
 */
export const resolveUnknown = ({ windowMs, ...needs }: Needs) => {
  const settle = settlePayment(needs)
  return async (batch: number): Promise<number> => {
    const due = await needs.database.acrossFirms('unknown payments', (tx) =>
      paymentStore.takeUnknown(tx, windowMs, batch),
    )
    let isAway = false
    const isSettled = async ({ payer, uuid }: { payer: string; uuid: string }): Promise<boolean> => {
      if (isAway) return false
      try {
        await settle(payer, uuid)
        return true
      } catch (error) {
        if (!(error instanceof ChargeUnknown)) throw error
        isAway = true
        return false
      }
    }
    return (await pMap(due, isSettled, { concurrency: AT_ONCE })).filter(Boolean).length
  }
}
