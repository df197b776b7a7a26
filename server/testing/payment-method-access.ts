import * as calls from '@partner-hub/contracts/billing/payment-methods.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { Row, Victim } from './access-row.ts'

const hidden = { otherFirm: 404, withoutFirm: 403 }
const ofIdentity = ({ identity }: Victim) => ({ identity_uuid: identity })

/** The firm's card. */
export const paymentMethodRows: Row[] = [
  // Named by a person of the firm (DEC-48).
  { endpoint: calls.getPaymentMethod, about: 'firm', params: ofIdentity, ...hidden },
  {
    endpoint: calls.savePaymentMethod,
    about: 'firm',
    // Nobody typed a card.
    allowed: 422,
    params: ofIdentity,
    body: (victim) => ({ ...ofIdentity(victim), single_use_token: newUuid() }),
    ...hidden,
  },
  {
    endpoint: calls.getLegacyPaymentMethod,
    about: 'client',
    params: ({ client }) => ({ uuid: client.subscription }),
    ...hidden,
    onAccount: 200,
  },
  { endpoint: calls.openCardForm, about: 'nothing', otherFirm: 200, withoutFirm: 403 },
]
