import { recordActivity } from '../activity/record-activity.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import type { VaultedCard } from './cards.ts'
import { paymentMethodStore } from './payment-method.store.ts'

/** From now on the firm is charged with this card. */
export const replaceCard = async (tx: FirmTransaction, actor: Actor, payer: string, card: VaultedCard) => {
  await paymentMethodStore.save(tx, { payer, payer_kind: 'firm' }, card)
  await recordActivity(tx, actor, { organization_uuid: payer, act: 'payment_method_updated' })
}
