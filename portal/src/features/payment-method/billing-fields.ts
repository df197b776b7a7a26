import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { countryName, stateName } from '../../texts/place-names.ts'

/** What the card form is filled in with: the address of the present card, and nothing of the card itself. */
export const billingFields = ({ billing_contact: contact }: LegacyPaymentMethod) => {
  const { address1 = '', address2 = '', city = '', state = '', country = '', zip = '' } = contact ?? {}
  return {
    country: countryName(country),
    province: stateName(country, state),
    city,
    code: zip,
    street: address2 ? `${address1}, ${address2}` : address1,
  }
}
