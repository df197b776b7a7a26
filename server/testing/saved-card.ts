import { BillingAddress } from '@partner-hub/contracts/billing/payment-methods.ts'
import { paymentMethodStore } from '../src/payments/payment-method.store.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import type { FirmCaller, Hub } from './hub.ts'

/** A card of the firm by its token, which the card provider need not know. */
export const hasCard = (hub: Hub, { organization_uuid }: FirmCaller, gateway_token = 'token'): Promise<void> =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    paymentMethodStore.save(
      tx,
      { payer: organization_uuid, payer_kind: 'firm' },
      {
        gateway_customer: organization_uuid,
        gateway_token,
        brand_code: 'visa',
        last_4: '1111',
        expiration_month: '12',
        expiration_year: '2039',
        billing_address: BillingAddress.parse({ first_name: 'Maya', last_name: 'Lindqvist' }),
      },
    ),
  )
