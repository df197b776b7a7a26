import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BrowserUrls } from './browser-urls.ts'
import { isPermitted } from './client-token.ts'
import type { createFaults } from './faults.ts'
import { meetFaults } from './meet-faults.ts'
import type { Stores } from './open-stores.ts'
import { type CardFacts, type CardProblem, readCard } from './typed-card.ts'

interface Needs {
  stores: Stores
  faults: ReturnType<typeof createFaults>
  urls: BrowserUrls
  merchantId: string
  privateKey: string
  tokenizationKey: string | undefined
}

const text = z.string().nullish()
const cardOf = z.object({
  number: z.string(),
  expirationMonth: z.string().default(''),
  expirationYear: z.string().default(''),
  cvv: z.string().optional(),
  cardholderName: text,
  billingAddress: z
    .object({
      firstName: text,
      lastName: text,
      company: text,
      streetAddress: text,
      extendedAddress: text,
      locality: text,
      region: text,
      postalCode: text,
      countryName: text,
      countryCodeAlpha2: text,
      countryCodeAlpha3: text,
    })
    .optional(),
})
const GraphQl = z.object({
  operationName: z.enum(['ClientConfiguration', 'TokenizeCreditCard']),
  variables: z.object({ input: z.object({ creditCard: cardOf }) }).optional(),
})
const Permission = z.object({ authorizationFingerprint: z.string().optional(), tokenizationKey: z.string().optional() })
const Rest = Permission.extend({
  creditCard: z.preprocess(camelKeys, cardOf),
})

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
function camelKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), camelKeys(inner)]))
}

const brandCodes: Record<string, string> = {
  Visa: 'VISA',
  MasterCard: 'MASTERCARD',
  'American Express': 'AMERICAN_EXPRESS',
}
const unknownBin = Object.fromEntries(
  ['prepaid', 'healthcare', 'debit', 'durbinRegulated', 'commercial', 'payroll'].map((name) => [name, 'UNKNOWN']),
)

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, braintree-version, content-type',
}

/** What the SDK in the browser calls: configuration and tokenization, each by GraphQL or REST, and analytics. */
export const mountClientApiRoutes = (
  app: FastifyInstance,
  { stores, faults, urls, merchantId, privateKey, tokenizationKey }: Needs,
) =>
  app.register(async (client) => {
    const { clock, nonces } = stores
    const mayTokenize = (permission: string) =>
      permission === tokenizationKey || isPermitted(permission, { privateKey, clock })
    const mayCall = ({ authorizationFingerprint, tokenizationKey: key }: z.infer<typeof Permission>) =>
      mayTokenize(authorizationFingerprint ?? key ?? '')

    client.addHook('onRequest', async (request, reply) => {
      reply.headers(cors)
      if (request.method === 'OPTIONS') return reply.status(204).send()
    })
    client.addHook('preHandler', meetFaults(faults, 'browser'))

    /** Returns a nonce with what is shown of its card, or the problem of a field. */
    const tokenize = ({
      expirationMonth,
      expirationYear,
      cardholderName,
      billingAddress,
      ...card
    }: z.infer<typeof cardOf>) => {
      const address = billingAddress && {
        first_name: billingAddress.firstName,
        last_name: billingAddress.lastName,
        company: billingAddress.company,
        street_address: billingAddress.streetAddress,
        extended_address: billingAddress.extendedAddress,
        locality: billingAddress.locality,
        region: billingAddress.region,
        postal_code: billingAddress.postalCode,
        country_name: billingAddress.countryName,
        country_code_alpha2: billingAddress.countryCodeAlpha2,
        country_code_alpha3: billingAddress.countryCodeAlpha3,
      }
      const facts = readCard(
        {
          ...card,
          expiration_month: expirationMonth,
          expiration_year: expirationYear,
          cardholder_name: cardholderName,
          billing_address: address,
        },
        privateKey,
      )
      return 'code' in facts ? facts : { facts, nonce: nonces.add(facts) }
    }

    client.options('/graphql', async () => '')
    client.post('/graphql', async (request, reply) => {
      const fingerprint = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      if (!mayTokenize(fingerprint))
        return {
          errors: [{ message: 'Authentication credentials are invalid', extensions: { errorClass: 'AUTHENTICATION' } }],
        }
      const { operationName, variables } = GraphQl.parse(request.body)
      if (operationName === 'ClientConfiguration')
        return { data: { clientConfiguration: graphQlConfiguration(urls, merchantId) } }
      if (!variables) return reply.status(400).send({ errors: [{ message: 'variables are missing' }] })
      const tokenized = tokenize(variables.input.creditCard)
      return 'code' in tokenized ? graphQlProblem(tokenized) : { data: { tokenizeCreditCard: graphQlCard(tokenized) } }
    })

    const configurationUrl = `/merchants/${merchantId}/client_api/v1/configuration`
    client.options(configurationUrl, async () => '')
    client.get(configurationUrl, async (request, reply) => {
      return mayCall(Permission.parse(request.query)) ? restConfiguration(urls, merchantId) : restRefusal(reply)
    })

    const tokenizeUrl = `/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards`
    client.options(tokenizeUrl, async () => '')
    client.post(tokenizeUrl, async (request, reply) => {
      const { creditCard, ...permission } = Rest.parse(request.body)
      if (!mayCall(permission)) return restRefusal(reply)
      const tokenized = tokenize(creditCard)
      return 'code' in tokenized
        ? reply.status(422).send(restProblem(tokenized))
        : reply.status(202).send({ creditCards: [restCard(tokenized)] })
    })

    client.options('/xoplatform/logger/api/logger', async () => '')
    client.post('/xoplatform/logger/api/logger', async () => ({}))
  })

const restRefusal = (reply: FastifyReply) =>
  reply.status(401).send({ error: { message: 'Authorization fingerprint is invalid' } })

const graphQlConfiguration = (urls: BrowserUrls, merchantId: string) => ({
  environment: 'SANDBOX',
  merchantId,
  assetsUrl: urls.assets,
  clientApiUrl: urls.clientApi,
  analyticsUrl: null,
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
  creditCard: {
    supportedCardBrands: Object.values(brandCodes),
    challenges: ['CVV'],
    threeDSecureEnabled: false,
    threeDSecure: null,
  },
})

const restConfiguration = (urls: BrowserUrls, merchantId: string) => ({
  environment: 'sandbox',
  merchantId,
  assetsUrl: urls.assets,
  clientApiUrl: urls.clientApi,
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: Object.keys(brandCodes) },
})

const graphQlCard = ({ facts, nonce }: { facts: CardFacts; nonce: string }) => ({
  token: nonce,
  creditCard: {
    bin: facts.bin,
    brandCode: brandCodes[facts.card_type] ?? 'UNKNOWN',
    last4: facts.last_4,
    cardholderName: facts.cardholder_name,
    expirationMonth: facts.expiration_month,
    expirationYear: facts.expiration_year,
    binData: { ...unknownBin, issuingBank: null, countryOfIssuance: null, productId: null },
  },
})

const graphQlProblem = ({ field, code, message }: CardProblem) => ({
  data: { tokenizeCreditCard: null },
  errors: [
    {
      message,
      extensions: { errorClass: 'VALIDATION', legacyCode: code, inputPath: ['input', 'creditCard', field] },
    },
  ],
})

const restCard = ({ facts, nonce }: { facts: CardFacts; nonce: string }) => ({
  type: 'CreditCard',
  nonce,
  description: `ending in ${facts.last_4.slice(-2)}`,
  consumed: false,
  details: {
    bin: facts.bin,
    lastTwo: facts.last_4.slice(-2),
    lastFour: facts.last_4,
    cardType: facts.card_type,
    cardholderName: facts.cardholder_name,
    expirationMonth: facts.expiration_month,
    expirationYear: facts.expiration_year,
  },
  binData: unknownBin,
})

const restProblem = ({ field, code, message }: CardProblem) => ({
  error: { message: 'Credit card is invalid' },
  fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field, code, message }] }],
})
