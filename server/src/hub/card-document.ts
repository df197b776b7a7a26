import { BILLING_PATH, PAYMENT_METHOD_PATH } from '@partner-hub/contracts/billing/billing-pages.ts'
import { mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Person } from '../platform/http/caller.ts'
import type { DocumentPolicy, Entry } from '../platform/http/documents.ts'
import type { PlaceOf } from './place-of.ts'

interface OpenedDocument {
  entry: Entry
  values: { return_to: string }
  policy: DocumentPolicy
}

export type CardDocument = ReturnType<typeof cardDocument>

/**
 * The documents with card fields (DEC-75). Their policy allows the card provider and nothing else, and a change of route
 * could not change it. Anyone who may not change the card gets the portal, which says who may.
 */
export const cardDocument = (config: Config, placeOf: PlaceOf) => {
  const policy: DocumentPolicy = {
    formAction: ["'none'"],
    isNonceRequired: true,
    frames: [config.CARDS_FRAME_URL],
    calls: config.CARDS_BROWSER_URLS,
  }
  /** One of the portal's own pages, but not this one. */
  const placeBefore = ({ query }: FastifyRequest): string => {
    const { from } = query as { from?: unknown }
    const place = typeof from === 'string' ? placeOf(from) : undefined
    return place && !place.startsWith(PAYMENT_METHOD_PATH) ? place : BILLING_PATH
  }
  return (path: string, request: FastifyRequest, { membership, support }: Person): OpenedDocument | undefined => {
    if (path !== PAYMENT_METHOD_PATH) return undefined
    const mayChange = membership && !support && mayInFirm(membership.role, 'change_payment_methods')
    return mayChange ? { entry: 'payment-method', values: { return_to: placeBefore(request) }, policy } : undefined
  }
}
