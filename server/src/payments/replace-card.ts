import { recordActivity } from '../activity/record-activity.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import type { VaultedCard } from './cards.ts'
import { paymentMethodStore } from './payment-method.store.ts'
import { retryInvoices } from './retry-invoices.ts'

/** From now on the firm is charged with this card, and with what is open at once (DEC-103). */
export const replaceCard = async (
  tx: FirmTransaction,
  stories: Pick<Stories, 'writeAll'>,
  actor: Actor,
  payer: string,
  card: VaultedCard,
): Promise<void> => {
  await paymentMethodStore.save(tx, { payer, payer_kind: 'firm' }, card)
  await recordActivity(tx, actor, { organization_uuid: payer, act: 'payment_method_updated' })
  await retryInvoices(tx, stories, { payers: [payer] })
}
