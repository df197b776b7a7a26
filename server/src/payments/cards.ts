import type { Money } from '@partner-hub/contracts/billing/money.ts'
import type { BillingAddress, BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'

/** A card in the provider's vault. */
export interface VaultedCard {
  gateway_customer: string
  gateway_token: string
  brand_code: BrandCode
  last_4: string
  expiration_month: string
  expiration_year: string
  billing_address: BillingAddress
}

/** Why a card was not saved. */
export type CardRefusal = 'avs' | 'cvv' | 'expired' | 'declined' | 'other'

/** The provider gave no definite answer: the act may have been done, or may still be done. */
export interface Unknown {
  outcome: 'unknown'
  /** For the log. */
  reason: string
}

export type SaveOutcome =
  | { outcome: 'saved'; card: VaultedCard }
  | { outcome: 'refused'; reason: CardRefusal }
  | Unknown

/** `failed`: the provider could not try it. */
export type ChargeOutcome =
  | { outcome: 'paid'; gateway_id: string }
  | { outcome: 'declined'; gateway_id: string | null; code: string; is_hard_decline: boolean }
  | { outcome: 'failed'; gateway_id: string | null; code: string }
  | Unknown

/** A void or refund: done, refused with the provider's code, or not known. */
export type ReturnOutcome = { outcome: 'done'; gateway_id: string } | { outcome: 'refused'; code: string } | Unknown

export interface CardToSave {
  /** Becomes the customer's id. */
  payer: string
  /** Becomes the card's token; the same for every try with the same nonce. */
  token: string
  nonce: string
  /** Replaces the address that came with the nonce. */
  billing_address?: BillingAddress | undefined
}

export interface Charge {
  /** The idempotency key and order id. */
  key: string
  token: string
  amount: Money
}

/**
 * The card provider. What changes something or tells of money never throws: everything that is no definite answer is
 * `unknown`. The others throw.
 */
export interface CardPort {
  /** Lets one card form send a card to the provider. */
  clientToken(): Promise<string>
  /** Verifies the card and keeps it in the vault. Idempotent per token. */
  saveCard(card: CardToSave): Promise<SaveOutcome>
  /** The card that the provider's own form saved last, or ours. */
  findDefaultCard(payer: string): Promise<VaultedCard | undefined>
  /** A form of the provider for one new card, which only this origin may frame. */
  cardFormLink(payer: string, parentOrigin: string): Promise<string>
  /** Idempotent per key. */
  charge(charge: Charge): Promise<ChargeOutcome>
  /** What became of a charge; `none` if the provider has not executed it so far. */
  findCharge(key: string): Promise<ChargeOutcome | { outcome: 'none' }>
  /** Takes back a charge that is not settled yet. Idempotent per key. */
  voidCharge(taken: { key: string; gateway_id: string }): Promise<ReturnOutcome>
  /** Returns money of a settled charge to its card. Idempotent per key. */
  refund(taken: { key: string; gateway_id: string; amount: Money }): Promise<ReturnOutcome>
}
