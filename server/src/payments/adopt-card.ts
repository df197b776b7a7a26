import type { FirmTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { cardUpdateStore } from './card-update.store.ts'
import type { VaultedCard } from './cards.ts'
import { findCard } from './find-card.ts'
import { replaceCard } from './replace-card.ts'

/**
 * A card that the provider's own form saved replaces ours. A card that we tried to save ourselves counts only once we
 * know that it is saved. Returns the card that is charged.
 */
export const adoptCard = async (
  tx: FirmTransaction,
  stories: Pick<Stories, 'writeAll'>,
  actor: Actor,
  payer: string,
  saved: VaultedCard,
): Promise<VaultedCard | undefined> => {
  const known = await findCard(tx, payer)
  if (saved.gateway_token === known?.gateway_token) return known
  if (await cardUpdateStore.isOurs(tx, payer, saved.gateway_token)) return known
  await replaceCard(tx, stories, actor, payer, saved)
  return saved
}
