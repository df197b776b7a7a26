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
): CardsEnvironment => ({
  CARDS_URL: `http://cards.pay.localhost:${port}`,
  CARDS_INTERNAL_URL: `http://127.0.0.1:${port}`,
  CARDS_PORT: String(port),
  CARDS_MERCHANT_ID: 'northwind',
  CARDS_BROWSER_NAMES: names,
  ...secrets,
})
