import { newSecret } from '../sandbox/new-secret.ts'

/** The variables that the card provider and its callers read. */
export interface CardsEnvironment {
  CARDS_URL: string
  CARDS_INTERNAL_URL: string
  CARDS_PORT: string
  CARDS_MERCHANT_ID: string
  CARDS_PUBLIC_KEY: string
  CARDS_PRIVATE_KEY: string
  CARDS_ADMIN_TOKEN: string
  /** Which host names client tokens contain: sandbox/cards/src/config.ts. */
  CARDS_BROWSER_NAMES: 'own' | 'vendor'
  /** The same host names, for the content policy of the hub's card pages. */
  CARDS_FRAME_URL: string
  CARDS_BROWSER_URLS: string
}

/** sandbox/cards/src/browser-urls.ts puts these into client tokens. */
const vendorNames = {
  CARDS_FRAME_URL: 'https://assets.braintreegateway.com',
  CARDS_BROWSER_URLS: 'https://api.sandbox.braintreegateway.com,https://payments.sandbox.braintree-api.com',
}

export const newCardsSecrets = () => ({
  CARDS_PUBLIC_KEY: newSecret(),
  CARDS_PRIVATE_KEY: newSecret(),
  CARDS_ADMIN_TOKEN: newSecret(),
})

export const cardsEnvironment = (
  port: number,
  secrets = newCardsSecrets(),
  names: CardsEnvironment['CARDS_BROWSER_NAMES'] = 'own',
): CardsEnvironment => {
  const CARDS_URL = `http://cards.pay.localhost:${port}`
  return {
    CARDS_URL,
    CARDS_INTERNAL_URL: `http://127.0.0.1:${port}`,
    CARDS_PORT: String(port),
    CARDS_MERCHANT_ID: 'northwind',
    CARDS_BROWSER_NAMES: names,
    ...(names === 'vendor' ? vendorNames : { CARDS_FRAME_URL: CARDS_URL, CARDS_BROWSER_URLS: CARDS_URL }),
    ...secrets,
  }
}
