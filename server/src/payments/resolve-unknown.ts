import pMap from 'p-map'
import { paymentStore } from './payment.store.ts'
import { ChargeUnknown, type SettlingNeeds, settlePayment } from './settle-payment.ts'

interface Needs extends SettlingNeeds {
  /** Longer than any charge can be under way. */
  windowMs: number
}

const BATCH = 50
const AT_ONCE = 5

/**
 * Settles payments that nobody has settled within the window, because their story ended early. The card provider is
 * asked again with the same key, so a charge that was executed is found and none is made twice.
 */
export const resolveUnknown = ({ windowMs, ...needs }: Needs) => {
  const settle = settlePayment(needs)
  return async (): Promise<number> => {
    const due = await needs.database.acrossFirms('unknown payments', (tx) =>
      paymentStore.takeUnknown(tx, windowMs, BATCH),
    )
    const isSettled = ({ payer, uuid }: { payer: string; uuid: string }) =>
      settle(payer, uuid).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof ChargeUnknown)) throw error
          return false
        },
      )
    return (await pMap(due, isSettled, { concurrency: AT_ONCE })).filter(Boolean).length
  }
}
