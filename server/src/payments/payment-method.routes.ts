import * as calls from '@partner-hub/contracts/billing/payment-methods.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import type { CardPort } from './cards.ts'
import { getLegacyPaymentMethod } from './get-legacy-payment-method.ts'
import { getPaymentMethod } from './get-payment-method.ts'
import { openCardForm } from './open-card-form.ts'
import { savePaymentMethod } from './save-payment-method.ts'

export const paymentMethodRoutes = (parts: Parts & { cards: CardPort }): Route[] => [
  forMember(calls.getPaymentMethod, 'change_payment_methods', getPaymentMethod(parts), (get, { member, params }) =>
    get(member, params.identity_uuid),
  ),
  forMember(
    calls.savePaymentMethod,
    'change_payment_methods',
    savePaymentMethod(parts),
    (save, { member, params, body, once }) => save(member, params.identity_uuid, body, once),
  ),
  forMember(
    calls.getLegacyPaymentMethod,
    'change_payment_methods',
    getLegacyPaymentMethod(parts),
    (get, { member, params }) => get(member, params.uuid),
  ),
  forMember(calls.openCardForm, 'change_payment_methods', openCardForm(parts), (open) => open()),
]
