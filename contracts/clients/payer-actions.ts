import { subscriptionStates } from '../billing/subscription-states.ts'
import type { BillingOwner } from './business-clients.ts'
import type { ClientState } from './client-states.ts'

type PayerState = Pick<ClientState, 'status' | 'billing_owner' | 'subscription_status' | 'invitation_status'>

const actOf = { CLIENT: 'bill_client', ACCOUNTANT: 'bill_firm' } as const satisfies Record<BillingOwner, string>

/** What becomes of the subscription if the payer changes at once, or why that is refused (DEC-60). */
export const nextOfPayer = (client: PayerState, payer: BillingOwner) => {
  if (client.status !== 'ACTIVE') return { reason: client.status === 'ARCHIVED' ? 'archived' : 'no_access' } as const
  if (client.billing_owner === payer) return { reason: 'pays_already' } as const
  if (client.invitation_status === 'ACCEPTED') return { reason: 'owner_accepted' } as const
  return subscriptionStates.next(client.subscription_status, actOf[payer])
}

/** Used by the portal; the server decides with the same rule. */
export const canChangePayer = (client: PayerState, payer: BillingOwner): boolean =>
  nextOfPayer(client, payer).reason === undefined
