import type { Config } from './config.ts'

/** The addresses that the SDK in the browser calls. */
export interface BrowserUrls {
  assets: string
  clientApi: string
  graphQl: string
}

export const browserUrls = ({
  CARDS_BROWSER_NAMES: names,
  CARDS_URL: own,
  CARDS_MERCHANT_ID: merchantId,
}: Pick<Config, 'CARDS_BROWSER_NAMES' | 'CARDS_URL' | 'CARDS_MERCHANT_ID'>): BrowserUrls => {
  const isOwn = names === 'own'
  return {
    assets: isOwn ? own : 'https://assets.braintreegateway.com',
    clientApi: `${isOwn ? own : 'https://api.sandbox.braintreegateway.com'}/merchants/${merchantId}/client_api`,
    graphQl: `${isOwn ? own : 'https://payments.sandbox.braintree-api.com'}/graphql`,
  }
}
