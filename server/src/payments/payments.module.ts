import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import type { CardPort } from './cards.ts'
import { createPaymentActivities } from './payment.activities.ts'
import { paymentMethodRoutes } from './payment-method.routes.ts'
import { resolveUnknown } from './resolve-unknown.ts'
import type { SettlementNeeds } from './settle-payer.ts'

/** Each is a call to the card provider. */
const BATCH = 50

type Needs = Parts & { cards: CardPort } & Pick<SettlementNeeds, 'dunPayer'>

/** Cards and charges, through the card provider. */
export const payments = (parts: Needs) =>
  ({
    routes: paymentMethodRoutes(parts),
    activities: createPaymentActivities(parts),
    dueWork: {
      'unknown payments': inBatches(resolveUnknown({ ...parts, windowMs: parts.config.CARDS_IN_FLIGHT_MS }), BATCH),
    },
  }) satisfies Module
