import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import braintree from 'braintree'
import { cardFormLink } from './card-form-link.ts'
import type { CardPort, CardToSave, ChargeOutcome, ReturnOutcome, SaveOutcome, Unknown } from './cards.ts'
import {
  chargeOutcomeOf,
  type GatewayTransaction,
  type GatewayVerdict,
  refusalOf,
  refusalOfInput,
} from './gateway-verdict.ts'
import { type GatewayCard, gatewayAddress, vaultedCard } from './vaulted-card.ts'

export interface BraintreeOptions {
  url: string
  merchantId: string
  publicKey: string
  privateKey: string
  timeoutMs: number
}

/** A result of the SDK, which its types describe only in part. */
interface Result {
  success: boolean
  message: string
  errors: { deepErrors(): { code: string }[] }
  transaction?: GatewayTransaction
  verification?: GatewayVerdict
  paymentMethod?: GatewayCard
}

const CUSTOMER_EXISTS = '91609'
/** The nonce was used or the token is taken: perhaps by an earlier try of this very card. */
const PERHAPS_SAVED = ['93107', '91719']
/** 915230 to 915235 are about the request key: the first request with it may have been executed. */
const ABOUT_KEY = /^91523[0-5]$/

const unknown = (reason: unknown): Unknown => ({
  outcome: 'unknown',
  reason: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason),
})

const isMissing = (error: unknown): boolean => (error as { type?: string }).type === 'notFoundError'

const codesOf = ({ errors }: Result): string[] => errors.deepErrors().map(({ code }) => code)

/** Braintree. The merchant has one account per currency, named after both: northwind_usd. */
export const braintreeCards = (options: BraintreeOptions): CardPort => {
  const { url, merchantId, publicKey, privateKey, timeoutMs } = options
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'https:'
  const at = [hostname, port || (isSecure ? '443' : '80')] as const
  const environment = new braintree.Environment(...at, '', isSecure, ...at)
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey })
  // The constructor takes no timeout. This one starts again with every byte, so `within` sets the limit for a call.
  Object.assign((gateway as unknown as { config: object }).config, { timeout: timeoutMs })

  const within = async <T>(call: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    })
    return Promise.race([call, limit]).finally(() => clearTimeout(timer))
  }
  const ask = (call: Promise<unknown>) => within(call as Promise<Result>)
  const accountFor = ({ currency }: Money) => `${merchantId}_${currency.toLowerCase()}`

  const makeCustomer = async (payer: string): Promise<void> => {
    const result = await ask(gateway.customer.create({ id: payer }))
    const isThere = result.success || codesOf(result).includes(CUSTOMER_EXISTS)
    if (!isThere) throw new Error(`the gateway refused the customer: ${result.message}`)
  }

  const findSaved = async ({ payer, token }: CardToSave): Promise<SaveOutcome> => {
    try {
      const card = await within(gateway.paymentMethod.find(token) as unknown as Promise<GatewayCard>)
      return card.customerId === payer
        ? { outcome: 'saved', card: vaultedCard(card) }
        : { outcome: 'refused', reason: 'other' }
    } catch (error) {
      return isMissing(error) ? { outcome: 'refused', reason: 'other' } : unknown(error)
    }
  }

  const putIntoVault = async (card: CardToSave): Promise<SaveOutcome> => {
    const request = {
      customerId: card.payer,
      paymentMethodNonce: card.nonce,
      token: card.token,
      ...(card.billing_address && { billingAddress: gatewayAddress(card.billing_address) }),
      options: { verifyCard: true, makeDefault: true },
    }
    const result = await ask(gateway.paymentMethod.create(request)).catch(unknown)
    if ('outcome' in result) {
      const found = await findSaved(card)
      // Not saved so far, but it may still be executed.
      return found.outcome === 'saved' ? found : result
    }
    if (result.success && result.paymentMethod) return { outcome: 'saved', card: vaultedCard(result.paymentMethod) }
    if (result.verification) return { outcome: 'refused', reason: refusalOf(result.verification) }
    const codes = codesOf(result)
    if (codes.some((code) => PERHAPS_SAVED.includes(code))) return findSaved(card)
    return { outcome: 'refused', reason: refusalOfInput(codes) }
  }

  const chargeResult = (result: Result): ChargeOutcome => {
    if (result.transaction) return chargeOutcomeOf(result.transaction)
    const [code = 'refused'] = codesOf(result)
    return ABOUT_KEY.test(code) ? unknown(`request key: ${code}`) : { outcome: 'failed', gateway_id: null, code }
  }

  const returnResult = (result: Result): ReturnOutcome => {
    if (result.success && result.transaction) return { outcome: 'done', gateway_id: result.transaction.id }
    const code = result.transaction?.processorResponseCode ?? codesOf(result)[0] ?? 'refused'
    return ABOUT_KEY.test(code) ? unknown(`request key: ${code}`) : { outcome: 'refused', code }
  }

  /** The types know no request key here. */
  const takingBack = gateway.transaction as unknown as Record<
    'void' | 'refund',
    (id: string, options: { apiRequestKey: string; amount?: string }) => Promise<unknown>
  >

  const sale = (key: string, token: string, amount: Money) => ({
    amount: money.toAmount(amount),
    merchantAccountId: accountFor(amount),
    orderId: key,
    paymentMethodToken: token,
    options: { submitForSettlement: true },
    apiRequestKey: key,
  })

  const salesOf = async (key: string): Promise<GatewayTransaction[]> => {
    const found: GatewayTransaction[] = []
    for await (const each of gateway.transaction.search((search) => search.orderId().is(key)))
      if (each.type === 'sale') found.push(each)
    return found
  }

  const linkOf = cardFormLink(options)

  return {
    clientToken: async () => {
      const { clientToken } = await within(gateway.clientToken.generate({}))
      if (!clientToken) throw new Error('the gateway gave no client token')
      return clientToken
    },
    saveCard: async (card) => {
      try {
        await makeCustomer(card.payer)
        return await putIntoVault(card)
      } catch (error) {
        return unknown(error)
      }
    },
    findDefaultCard: async (payer) => {
      try {
        const { creditCards = [] } = await within(gateway.customer.find(payer))
        const card = creditCards.find((each) => each.default)
        return card && vaultedCard(card)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    cardFormLink: async (payer, parentOrigin) => {
      await makeCustomer(payer)
      return linkOf(payer, parentOrigin)
    },
    charge: ({ key, token, amount }) =>
      ask(gateway.transaction.sale(sale(key, token, amount))).then(chargeResult, unknown),
    findCharge: async (key) => {
      try {
        const outcomes = (await within(salesOf(key))).map(chargeOutcomeOf)
        return outcomes.find(({ outcome }) => outcome === 'paid') ?? outcomes[0] ?? { outcome: 'none' }
      } catch (error) {
        return unknown(error)
      }
    },
    voidCharge: ({ key, gateway_id }) =>
      ask(takingBack.void(gateway_id, { apiRequestKey: key })).then(returnResult, unknown),
    refund: ({ key, gateway_id, amount }) =>
      ask(takingBack.refund(gateway_id, { amount: money.toAmount(amount), apiRequestKey: key })).then(
        returnResult,
        unknown,
      ),
  }
}
