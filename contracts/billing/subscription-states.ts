import { type BillingOwner, SubscriptionStatus } from '../clients/business-clients.ts'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

type Reason = 'no_trial'

const every = fromEvery(SubscriptionStatus.options)

/**
 * How a subscription starts (DEC-07) and changes. Selecting, deferring, changing and cancelling a plan, and dunning,
 * will add their own rows (DEC-98, DEC-99, DEC-103). INACTIVE only comes from imported records (DEC-105).
 */
export const subscriptionActs = {
  register_for_firm: { by: 'firm', begins: 'DIRECT_BILLING_PENDING' },
  register_for_client: { by: 'firm', begins: 'ACTIVE_TRIAL' },
  choose_plan: { by: 'owner', from: every('ACTIVE') },
  end_trial: { by: 'clock', from: { ...every('no_trial'), ACTIVE_TRIAL: 'TRIAL_EXPIRED' } },
} as const satisfies Acts<SubscriptionStatus, Reason>

export const subscriptionStates = stateTable<SubscriptionStatus, typeof subscriptionActs>(subscriptionActs)

/** Every account starts with a subscription; it starts with a trial only if the client pays. */
export const firstSubscription = (payer: BillingOwner) =>
  subscriptionStates.begin(payer === 'CLIENT' ? 'register_for_client' : 'register_for_firm')
