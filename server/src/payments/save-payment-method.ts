import type { NewPaymentMethod, PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuse, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { type CardUpdateOutcome, cardUpdateStore } from './card-update.store.ts'
import type { CardPort, SaveOutcome } from './cards.ts'
import { namedByPayer } from './named-by-payer.ts'
import { paymentMethodStore } from './payment-method.store.ts'
import { paymentMethodRecord } from './payment-method-record.ts'
import { replaceCard } from './replace-card.ts'

interface Needs {
  database: Database
  cards: CardPort
  stories: Pick<Stories, 'writeAll'>
  log: Log
}

type Answer = Exclude<SaveOutcome, { outcome: 'unknown' }>

/**
 * The attempt is written first, and its uuid becomes the card's token: a repeated request after a crash or a lost reply
 * finds the card that the first one saved. After a definite answer the single-use token is not sent again. Until then
 * the old card stays.
 */
export const savePaymentMethod = ({ database, cards, stories, log }: Needs) => {
  const begin = (member: Member, identity_uuid: string, once: Once) =>
    database.inFirm(member, async (tx) => {
      await namedByPayer(tx, member, identity_uuid)
      const payer = member.organization_uuid
      const { uuid } = await once(tx, async () => {
        const update = { payer, uuid: newUuid() }
        await cardUpdateStore.begin(tx, { ...update, begun_by: member.user_id })
        return { uuid: update.uuid }
      })
      return { payer, uuid, outcome: await cardUpdateStore.outcomeOf(tx, { payer, uuid }) }
    })

  /** The first answer counts if the same request ran twice. */
  const end = (member: Member, update: { payer: string; uuid: string }, answer: Answer) =>
    database.inFirm(member, async (tx) => {
      const outcome = answer.outcome === 'saved' ? answer.outcome : answer.reason
      const isFirst = await cardUpdateStore.end(tx, update, outcome)
      if (!isFirst) return cardUpdateStore.outcomeOf(tx, update)
      if (answer.outcome === 'saved') await replaceCard(tx, stories, member, update.payer, answer.card)
      return outcome
    })

  const ask = async (
    member: Member,
    update: { payer: string; uuid: string },
    { single_use_token, billing_address }: NewPaymentMethod,
  ): Promise<CardUpdateOutcome | null> => {
    const { payer, uuid: token } = update
    const answer = await cards.saveCard({ payer, token, nonce: single_use_token, billing_address })
    if (answer.outcome !== 'unknown') return end(member, update, answer)
    log.warn({ card_update: token, reason: answer.reason }, 'card not known to be saved')
    return null
  }

  return async (
    member: Member,
    identity_uuid: string,
    wanted: NewPaymentMethod,
    once: Once,
  ): Promise<PaymentMethod> => {
    refuseUnless(wanted.identity_uuid === identity_uuid, 'uuid_mismatch')
    const update = await begin(member, identity_uuid, once)
    const outcome = update.outcome ?? (await ask(member, update, wanted))
    if (outcome === null) refuse('card_not_updated')
    if (outcome !== 'saved') throw new Refusal('card_refused', { fields: { card: outcome } })
    const card = await database.inFirm(member, (tx) => paymentMethodStore.find(tx, member.organization_uuid))
    refuseUnless(card, 'card_missing')
    return paymentMethodRecord(card)
  }
}
