import { startTemporaryCards } from '../../tools/cards/cards-process.ts'
import { insideCards } from '../../tools/cards/inside-cards.ts'

export type OwnCards = Awaited<ReturnType<typeof startOwnCards>>

/** A card provider for one test file. */
export const startOwnCards = async () => {
  const { environment, stop } = await startTemporaryCards()
  return { ...insideCards(environment), environment: { ...environment }, stop }
}
