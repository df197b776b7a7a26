import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { readLegacyPaymentMethod } from '../../api/payment-method.queries.ts'
import { statusOf } from '../../api/problem.ts'

const cardOf = ({ card_form_link: _link, ...card }: LegacyPaymentMethod): string => JSON.stringify(card)

/**
 * Whether the firm is charged with the card that the form saved: its word alone does not count. Without a link the card
 * provider could not be asked. If the form said nothing, another card than before tells that it was saved.
 */
export const confirmSaved = async (
  subscription: string,
  before: LegacyPaymentMethod,
  said: 'saved' | 'unclear',
): Promise<boolean> => {
  try {
    const after = await readLegacyPaymentMethod(subscription)
    if (after.card_form_link === null || after.last4 === null) return false
    return said === 'saved' || cardOf(after) !== cardOf(before)
  } catch (error) {
    if (statusOf(error) === 401) throw error
    return false
  }
}
