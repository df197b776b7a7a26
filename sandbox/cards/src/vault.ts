import { z } from 'zod'
import { type Answer, answer, created, invalid, missing, refused } from './answers.ts'
import type { Card, Verification } from './card.store.ts'
import { newId } from './new-id.ts'
import type { Stores } from './open-stores.ts'
import { cardXml, verificationXml } from './represent.ts'
import { Address, type CardFacts } from './typed-card.ts'
import { judge, messageOf } from './verdict.ts'

const Options = z.strictObject({
  verify_card: z.boolean().default(false),
  make_default: z.boolean().default(false),
  fail_on_duplicate_payment_method: z.boolean().default(false),
  fail_on_duplicate_payment_method_for_customer: z.boolean().default(false),
  verification_merchant_account_id: z.string().optional(),
})

const Shared = z.strictObject({
  billing_address: Address.extend({ options: z.strictObject({ update_existing: z.boolean() }).optional() }).optional(),
  cardholder_name: z.string().max(175).optional(),
  options: Options.default(Options.parse({})),
})

export const NewPaymentMethod = z.strictObject({
  payment_method: Shared.extend({
    customer_id: z.string().default(''),
    payment_method_nonce: z.string().default(''),
    token: z.string().optional(),
  }),
})

export const PaymentMethodChanges = z.strictObject({
  payment_method: Shared.extend({
    payment_method_nonce: z.string().optional(),
    expiration_month: z.string().optional(),
    expiration_year: z.string().optional(),
  }),
})

const addressOf = (given: z.infer<typeof Shared>['billing_address']): Address | undefined => {
  if (!given) return undefined
  const { options: _options, ...address } = given
  return address
}

const problem = (attribute: string, code: string, message: string) =>
  invalid({ of: 'payment_method', attribute, code, message })
const nonceProblems = {
  used: problem('payment_method_nonce', '93107', 'Cannot use a payment_method_nonce more than once.'),
  unknown: problem('payment_method_nonce', '93108', 'Unknown or expired payment_method_nonce.'),
}
const duplicate = invalid({
  of: 'credit_card',
  attribute: 'number',
  code: '81724',
  message: 'Duplicate card exists in the vault.',
})

const tokenTaken = invalid({
  of: 'credit_card',
  attribute: 'token',
  code: '91719',
  message: 'Credit card token is already in use.',
})

export type Vault = ReturnType<typeof vault>

/** Saves cards of customers; verified cards are saved only if processor and gateway accept them. */
export const vault = (stores: Stores) => {
  const { cards, clock, customers, nonces } = stores

  const verify = (card: CardFacts): Verification => {
    const { is_good: _isGood, status, ...verdict } = judge(card, { isCharge: false, now: clock.now() })
    const result = status === 'approved' ? 'verified' : status
    return { ...verdict, id: newId(8), status: result, created_at: clock.stamp() }
  }

  const isDuplicate = (card: CardFacts, customerId: string, options: z.infer<typeof Options>): boolean => {
    const holders = cards.holdersOf(card.unique_number_identifier)
    return (
      (options.fail_on_duplicate_payment_method && holders.length > 0) ||
      (options.fail_on_duplicate_payment_method_for_customer && holders.includes(customerId))
    )
  }

  /** Returns the saved card, or the verification that refused it. */
  const save = (
    card: CardFacts,
    customerId: string,
    { token = newId(8), isVerified = false, isDefault = false } = {},
  ): Card | Verification =>
    stores.together(() => {
      const verification = isVerified ? verify(card) : undefined
      if (verification && verification.status !== 'verified') return verification
      cards.add(token, customerId, {
        ...card,
        created_at: clock.stamp(),
        verifications: verification ? [verification] : [],
      })
      if (isDefault) cards.makeDefault(customerId, token)
      const saved = cards.find(token)
      if (!saved) throw new Error('the card was not saved')
      return saved
    })

  const represented = (token: string, status: 200 | 201): Answer => {
    const card = cards.find(token)
    if (!card) return missing
    const value = cardXml(card, clock.now())
    return status === 201 ? created('credit_card', value) : answer('credit_card', value)
  }
  const refusal = (verification: Verification): Answer =>
    refused(messageOf(verification), 'verification', verificationXml(verification))

  return {
    save,

    create: ({ payment_method: given }: z.infer<typeof NewPaymentMethod>): Answer => {
      const { customer_id, payment_method_nonce, options, token, cardholder_name } = given
      if (!customers.find(customer_id)) return problem('customer_id', '93105', 'Customer ID is invalid.')
      if (token !== undefined && cards.find(token)) return tokenTaken
      const known = nonces.use(payment_method_nonce)
      if (typeof known === 'string') return nonceProblems[known]
      const address = addressOf(given.billing_address)
      const card = {
        ...known,
        ...(address && { billing_address: address }),
        ...(cardholder_name && { cardholder_name }),
      }
      if (isDuplicate(card, customer_id, options)) return duplicate
      const saved = save(card, customer_id, {
        ...(token !== undefined && { token }),
        isVerified: options.verify_card,
        isDefault: options.make_default,
      })
      return 'token' in saved ? represented(saved.token, 201) : refusal(saved)
    },

    find: (token: string): Answer => represented(token, 200),

    update: (token: string, { payment_method: given }: z.infer<typeof PaymentMethodChanges>): Answer => {
      const card = cards.find(token)
      if (!card) return missing
      const { billing_address, options, payment_method_nonce, cardholder_name, expiration_month, expiration_year } =
        given
      const typed = payment_method_nonce === undefined ? undefined : nonces.use(payment_method_nonce)
      if (typeof typed === 'string') return nonceProblems[typed]
      const address = addressOf(billing_address)
      const changed = {
        ...card,
        ...typed,
        ...(address && { billing_address: address }),
        ...(cardholder_name && { cardholder_name }),
        ...(expiration_month && { expiration_month }),
        ...(expiration_year && { expiration_year }),
      }
      const verification = options.verify_card ? verify(changed) : undefined
      if (verification && verification.status !== 'verified') return refusal(verification)
      const { token: _token, customer_id, is_default: _isDefault, ...details } = changed
      cards.change(token, {
        ...details,
        verifications: [...(verification ? [verification] : []), ...card.verifications],
      })
      if (options.make_default) cards.makeDefault(customer_id, token)
      return represented(token, 200)
    },
  }
}
