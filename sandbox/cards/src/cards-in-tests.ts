import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import braintree from 'braintree'
import { freePort } from '../../shared/free-port.ts'
import { type CardsOptions, createCardsApp } from './cards.app.ts'
import type { Faults } from './faults.ts'
import type { LedgerEntry } from './ledger.store.ts'
import { openStores } from './open-stores.ts'
import { type Outcome, testCards } from './test-cards.ts'

export const MERCHANT = { merchantId: 'northwind', publicKey: 'public', privateKey: 'a key that only tests use' }
export const TOKENIZATION_KEY = 'sandbox_oftestsonly_northwind'
const ADMIN_TOKEN = 'the admin of tests only'

export const numberOf = (outcome: Outcome): string => {
  const card = testCards.find((each) => each.outcome === outcome)
  if (!card) throw new Error(`no test card for ${outcome}`)
  return card.number
}

/** The SDK as the hub uses it; `idleMs` is its timeout. */
export const sdkFor = (port: number, { privateKey = MERCHANT.privateKey, idleMs = 5_000 } = {}) => {
  const gateway = new braintree.BraintreeGateway({
    ...MERCHANT,
    privateKey,
    environment: new braintree.Environment('127.0.0.1', String(port), '', false, '127.0.0.1', String(port)),
  })
  Object.assign((gateway as unknown as { config: object }).config, { timeout: idleMs })
  return gateway
}

export type Sdk = ReturnType<typeof sdkFor>

export interface SaleRequest {
  amount: string
  paymentMethodToken?: string
  paymentMethodNonce?: string
  orderId?: string
  merchantAccountId?: string
  apiRequestKey?: string
  options?: { submitForSettlement: boolean }
}

/** The types of the SDK do not know apiRequestKey yet. */
export const sell = (sdk: Sdk, { options = { submitForSettlement: true }, ...request }: SaleRequest) =>
  sdk.transaction.sale({ ...request, options } as braintree.TransactionRequest)

/** The code of the first error on a field, which is a list, whatever the SDK's types say. */
export const codeOn = ({ errors }: { errors: braintree.ValidationErrorsCollection }, of: string, field: string) =>
  (errors.for(of).on(field) as unknown as { code: string }[])[0]?.code

export const ordersWith = async (sdk: Sdk, orderId: string) => {
  const found: braintree.Transaction[] = []
  for await (const each of sdk.transaction.search((search) => search.orderId().is(orderId))) found.push(each)
  return found
}

/** The card provider on a port of its own, with its own database file. */
export const startCardsInTests = async (changes: Partial<CardsOptions> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  const port = await freePort()
  const url = `http://cards.pay.localhost:${port}`
  const file = join(folder, 'cards.db')
  const stores = openStores(file)
  const app = await createCardsApp(
    {
      CARDS_URL: url,
      CARDS_APP: '',
      CARDS_MERCHANT_ID: MERCHANT.merchantId,
      CARDS_PUBLIC_KEY: MERCHANT.publicKey,
      CARDS_PRIVATE_KEY: MERCHANT.privateKey,
      CARDS_BROWSER_NAMES: 'own',
      CARDS_LATE_MS: 300,
      CARDS_TOKENIZATION_KEY: TOKENIZATION_KEY,
      CARDS_ADMIN_TOKEN: ADMIN_TOKEN,
      LOG_LEVEL: 'silent',
      ...changes,
    },
    stores,
  )
  await app.listen({ host: '127.0.0.1', port })
  const sdk = sdkFor(port)

  const admin = async <Result>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${response.status} to ${method} ${path}: ${await response.text()}`)
    return (await response.json()) as Result
  }
  const nonceOf = async (card: { number?: string; cvv?: string; expiration_year?: string } = {}) =>
    (await admin<{ nonce: string }>('POST', '/api/nonces', card)).nonce
  const newCustomer = async () => (await sdk.customer.create({ firstName: 'Grace' })).customer.id

  return {
    app,
    url,
    port,
    file,
    sdk,
    admin,
    nonceOf,
    newCustomer,
    /** Saves a card with this outcome for a new customer; returns its token. */
    savedCard: async (outcome: Outcome = 'success') => {
      const customerId = await newCustomer()
      const paymentMethodNonce = await nonceOf({ number: numberOf(outcome) })
      const { paymentMethod } = await sdk.paymentMethod.create({ customerId, paymentMethodNonce })
      return (paymentMethod as braintree.CreditCard).token
    },
    ledger: (orderId?: string) =>
      admin<{ results: LedgerEntry[]; count: number; totals: Record<string, number>; late_calls: number }>(
        'GET',
        `/api/ledger${orderId === undefined ? '' : `?order_id=${orderId}`}`,
      ),
    fault: (faults: Partial<Faults>) => admin<Faults>('POST', '/api/faults', faults),
    release: () => admin('POST', '/api/faults/release', {}),
    close: async () => {
      await app.close()
      stores.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type CardsInTests = Awaited<ReturnType<typeof startCardsInTests>>
