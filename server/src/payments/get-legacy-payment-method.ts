import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { adoptCard } from './adopt-card.ts'
import { cardBrands } from './card-brands.ts'
import type { CardPort, VaultedCard } from './cards.ts'
import { findCard } from './find-card.ts'

interface Needs {
  config: Pick<Config, 'HUB_URL' | 'CARDS_URL'>
  database: Database
  cards: CardPort
  stories: Pick<Stories, 'writeAll'>
  log: Log
}

/** The card provider's own form saves cards without telling us, so the card is read from the provider first. */
export const getLegacyPaymentMethod = ({ config, database, cards, stories, log }: Needs) => {
  const find = getSubscription({ database })

  const askProvider = async (payer: string) => {
    const [saved, link] = await Promise.all([cards.findDefaultCard(payer), cards.cardFormLink(payer, config.HUB_URL)])
    // The page trusts messages of the link's origin.
    if (new URL(link).origin !== config.CARDS_URL) throw new Error(`its form is at ${new URL(link).origin}`)
    return { saved, link }
  }

  return async (member: Member, subscription: string): Promise<LegacyPaymentMethod> => {
    await find(member, subscription)
    const payer = member.organization_uuid
    const answer = await askProvider(payer).catch((error: Error) => {
      log.warn({ reason: error.message }, 'no form of the card provider')
      return undefined
    })
    const card = await database.inFirm(member, (tx) =>
      answer?.saved ? adoptCard(tx, stories, member, payer, answer.saved) : findCard(tx, payer),
    )
    return { ...legacyRecord(card), card_form_link: answer?.link ?? null }
  }
}

const legacyRecord = (card: VaultedCard | undefined): Omit<LegacyPaymentMethod, 'card_form_link'> => {
  const address = card?.billing_address
  return {
    brand: card ? cardBrands[card.brand_code] : null,
    last4: card?.last_4 ?? null,
    first_name: address?.first_name ?? null,
    last_name: address?.last_name ?? null,
    exp_month: card?.expiration_month ?? null,
    exp_year: card?.expiration_year ?? null,
    billing_contact: address
      ? {
          address1: address.address_line_1,
          address2: address.address_line_2,
          city: address.admin_area_2,
          state: address.admin_area_1,
          country: address.country_code,
          zip: address.postal_code,
        }
      : null,
  }
}
