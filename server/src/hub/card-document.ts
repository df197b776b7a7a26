import {
  BILLING_PATH,
  LEGACY_PAYMENT_METHOD_PATH,
  PAYMENT_METHOD_PATH,
} from '@partner-hub/contracts/billing/billing-pages.ts'
import { mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Person } from '../platform/http/caller.ts'
import type { DocumentPolicy, Entry } from '../platform/http/documents.ts'
import type { PlaceOf } from './place-of.ts'

interface OpenedDocument {
  entry: Entry
  values: { return_to: string; card_subscription?: string; billing_help_url?: string }
  policy: DocumentPolicy
}

interface Needs {
  config: Config
  placeOf: PlaceOf
  /** Of a firm that uses the legacy form; undefined for all others. */
  findSubscription: (organization_uuid: string) => Promise<string | undefined>
}

export type CardDocument = ReturnType<typeof cardDocument>

/**
 * The documents with card fields (DEC-75). Their policy allows the card provider and nothing else, and a change of route
 * could not change it. Each address leads to the form that the firm uses. Anyone who may not change the card gets the
 * portal, which says who may.
 */
export const cardDocument = ({ config, placeOf, findSubscription }: Needs) => {
  const strict = { formAction: ["'none'"], isNonceRequired: true }
  const policy: DocumentPolicy = { ...strict, frames: [config.CARDS_FRAME_URL], calls: config.CARDS_BROWSER_URLS }
  const legacyPolicy: DocumentPolicy = { ...strict, frames: [config.CARDS_URL] }

  /** One of the portal's own pages, but not a card form. */
  const placeBefore = ({ query }: FastifyRequest): string => {
    const { from } = query as { from?: unknown }
    const place = typeof from === 'string' ? placeOf(from) : undefined
    return place && !place.startsWith(PAYMENT_METHOD_PATH) ? place : BILLING_PATH
  }

  return async (
    path: string,
    request: FastifyRequest,
    { membership, support }: Person,
  ): Promise<OpenedDocument | { address: string } | undefined> => {
    if (path !== PAYMENT_METHOD_PATH && path !== LEGACY_PAYMENT_METHOD_PATH) return undefined
    const mayChange = membership && !support && mayInFirm(membership.role, 'change_payment_methods')
    const card_subscription = mayChange && (await findSubscription(membership.organization_uuid))
    const own = card_subscription ? LEGACY_PAYMENT_METHOD_PATH : PAYMENT_METHOD_PATH
    if (path !== own) return { address: request.url.replace(path, own) }
    if (!mayChange) return undefined
    const return_to = placeBefore(request)
    return card_subscription
      ? {
          entry: 'legacy-payment-method',
          values: { return_to, card_subscription, billing_help_url: config.BILLING_HELP_URL },
          policy: legacyPolicy,
        }
      : { entry: 'payment-method', values: { return_to }, policy }
  }
}
