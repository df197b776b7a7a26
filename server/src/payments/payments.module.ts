import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import type { CardPort } from './cards.ts'
import { createPaymentActivities } from './payment.activities.ts'
import { paymentMethodRoutes } from './payment-method.routes.ts'
import { resolveUnknown } from './resolve-unknown.ts'

type Needs = Parts & { cards: CardPort }

/** Cards and charges, through the card provider. */
export const payments = (parts: Needs) =>
  ({
    routes: paymentMethodRoutes(parts),
    activities: createPaymentActivities(parts),
    dueWork: { 'unknown payments': resolveUnknown({ ...parts, windowMs: parts.config.CARDS_IN_FLIGHT_MS }) },
  }) satisfies Module
