import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'
import type { BrowserUrls } from './browser-urls.ts'
import type { Clock } from './clock.store.ts'

const VALID_MS = 24 * 60 * 60_000

export const NewClientToken = z.strictObject({
  client_token: z.strictObject({
    version: z.literal(2),
    customer_id: z.string().optional(),
    merchant_account_id: z.string().optional(),
  }),
})

const signatureOf = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64url')

interface Needs {
  merchantId: string
  privateKey: string
  urls: BrowserUrls
  clock: Clock
}

/** What a browser needs to tokenize cards for a day: the addresses, and a signed permission. */
export const newClientToken =
  ({ merchantId, privateKey, urls, clock }: Needs) =>
  ({ client_token: { customer_id } }: z.infer<typeof NewClientToken>): string => {
    const permission = Buffer.from(JSON.stringify({ customer_id, expires_at: clock.now() + VALID_MS })).toString(
      'base64url',
    )
    const token = {
      version: 2,
      authorizationFingerprint: `${permission}.${signatureOf(permission, privateKey)}`,
      configUrl: `${urls.clientApi}/v1/configuration`,
      // A later date makes the SDK use REST.
      graphQL: { url: urls.graphQl, date: '2018-05-08', features: ['tokenize_credit_cards'] },
      environment: 'sandbox',
      merchantId,
    }
    return Buffer.from(JSON.stringify(token)).toString('base64')
  }

/** Whether the gateway issued this permission and it is still valid. */
export const isPermitted = (
  fingerprint: string,
  { privateKey, clock }: Pick<Needs, 'privateKey' | 'clock'>,
): boolean => {
  const [permission = '', signature = ''] = fingerprint.split('.')
  if (!isSame(signature, signatureOf(permission, privateKey))) return false
  const { expires_at } = JSON.parse(Buffer.from(permission, 'base64url').toString())
  return expires_at > clock.now()
}
