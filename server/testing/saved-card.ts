import { BillingAddress, savePaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { paymentMethodStore } from '../src/payments/payment-method.store.ts'
import { getPerson } from '../src/people/find-person.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { OwnCards } from './cards.ts'
import type { Caller, FirmCaller, Hub } from './hub.ts'

export const identityOf = async (hub: Hub, { user_id }: Caller): Promise<string> =>
  (await getPerson(hub.parts.database.once, user_id)).uuid

/** Saves the card of a nonce through the firm's own call. */
export const saveCard = async (
  hub: Hub,
  caller: Caller,
  single_use_token: string,
  { identity, key = newUuid() }: { identity?: string; key?: string } = {},
) => {
  const identity_uuid = identity ?? (await identityOf(hub, caller))
  const body = { identity_uuid, single_use_token }
  return caller.call(savePaymentMethod, { params: { identity_uuid }, body, key })
}

/** The firm saves a test card of the provider: one that succeeds, if no number is given. */
export const saveTestCard = async (hub: Hub, firm: FirmCaller, cards: OwnCards, number?: string): Promise<void> => {
  const { status } = await saveCard(hub, firm, await cards.nonceOf(number === undefined ? {} : { number }))
  if (status !== 200) throw new Error(`the card was not saved: ${status}`)
}

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
