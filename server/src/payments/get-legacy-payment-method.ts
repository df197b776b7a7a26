import type { BrandCode, LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Log } from '../platform/log/log.ts'
import { cardUpdateStore } from './card-update.store.ts'
import type { CardPort, VaultedCard } from './cards.ts'
import { paymentMethodStore } from './payment-method.store.ts'

interface Needs {
  config: Pick<Config, 'HUB_URL'>
  database: Database
  cards: CardPort
  log: Log
}

const brands: Record<BrandCode, string> = {
  'american-express': 'Amex',
  'master-card': 'Mastercard',
  visa: 'Visa',
  other: 'Card',
}

/** The card provider's own form saves cards without telling us, so the card is read from the provider first. */
export const getLegacyPaymentMethod = ({ config, database, cards, log }: Needs) => {
  const find = getSubscription({ database })

  /** A card of the form replaces ours. A card that we tried to save ourselves counts only once we know that it is saved. */
  const adopt = (member: Member, saved: VaultedCard | undefined) =>
    database.inFirm(member, async (tx) => {
      const payer = member.organization_uuid
      const known = await paymentMethodStore.find(tx, payer)
      if (!saved || saved.gateway_token === known?.gateway_token) return known
      if (await cardUpdateStore.isOurs(tx, payer, saved.gateway_token)) return known
      await paymentMethodStore.save(tx, { payer, payer_kind: 'firm' }, saved)
      return saved
    })

  const orNothing = (error: Error) => {
    log.warn({ reason: error.message }, 'the card provider did not answer')
    return undefined
  }

  return async (member: Member, subscription: string): Promise<LegacyPaymentMethod> => {
    await find(member, subscription)
    const payer = member.organization_uuid
    const [saved, link] = await Promise.all([
      cards.findDefaultCard(payer).catch(orNothing),
      cards.cardFormLink(payer, config.HUB_URL).catch(orNothing),
    ])
    return { ...legacyRecord(await adopt(member, saved)), card_form_link: link ?? null }
  }
}

const legacyRecord = (card: VaultedCard | undefined): Omit<LegacyPaymentMethod, 'card_form_link'> => {
  const address = card?.billing_address
  return {
    brand: card ? brands[card.brand_code] : null,
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
