import { type BillingOwner, SubscriptionStatus } from '../clients/business-clients.ts'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

type Reason = 'no_trial' | 'no_plan' | 'has_plan' | 'on_trial' | 'charged'

const every = fromEvery(SubscriptionStatus.options)

/**
 * How a subscription starts (DEC-07) and changes (DEC-98, DEC-99). A plan that a paying firm defers starts when the trial
 * ends; a scheduled change or cancellation leaves the status as it is until the renewal. A renewal that is not paid
 * leaves the plan running until dunning ends it (DEC-103). INACTIVE only comes from imported records (DEC-105).
 */
export const subscriptionActs = {
  register_for_firm: { by: 'firm', begins: 'DIRECT_BILLING_PENDING' },
  register_for_client: { by: 'firm', begins: 'ACTIVE_TRIAL' },
  choose_plan: { by: 'owner', from: every('ACTIVE') },
  select_plan: { by: 'firm', from: { ...every('ACTIVE'), ACTIVE: 'has_plan', ACTIVE_TRIAL: 'on_trial' } },
  defer_plan: { by: 'firm', from: { ...every('no_trial'), ACTIVE_TRIAL: 'ACTIVE_TRIAL' } },
  change_plan: { by: 'firm', from: { ...every('no_plan'), ACTIVE: 'ACTIVE' } },
  cancel_plan: { by: 'firm', from: { ...every('no_plan'), ACTIVE: 'CANCELLED' } },
  keep_plan: { by: 'firm', from: { ...every('no_plan'), ACTIVE: 'ACTIVE', ACTIVE_TRIAL: 'ACTIVE_TRIAL' } },
  /** The firm changes who pays (DEC-60). Nothing was charged in these states. An account has one trial (DEC-98). */
  bill_client: {
    by: 'firm',
    from: {
      ...every('charged'),
      DIRECT_BILLING_PENDING: 'ACTIVE_TRIAL',
      ACTIVE_TRIAL: 'ACTIVE_TRIAL',
      TRIAL_EXPIRED: 'TRIAL_EXPIRED',
    },
  },
  bill_firm: {
    by: 'firm',
    from: { ...every('charged'), ACTIVE_TRIAL: 'ACTIVE_TRIAL', TRIAL_EXPIRED: 'TRIAL_EXPIRED' },
  },
  start_plan: { by: 'clock', from: { ...every('no_trial'), ACTIVE_TRIAL: 'ACTIVE' } },
  renew_plan: { by: 'clock', from: { ...every('no_plan'), ACTIVE: 'ACTIVE' } },
  end_plan: { by: 'clock', from: { ...every('no_plan'), ACTIVE: 'CANCELLED' } },
  end_trial: { by: 'clock', from: { ...every('no_trial'), ACTIVE_TRIAL: 'TRIAL_EXPIRED' } },
} as const satisfies Acts<SubscriptionStatus, Reason>

export const subscriptionStates = stateTable<SubscriptionStatus, typeof subscriptionActs>(subscriptionActs)

/** Every account starts with a subscription; it starts with a trial only if the client pays. */
export const firstSubscription = (payer: BillingOwner) =>
  subscriptionStates.begin(payer === 'CLIENT' ? 'register_for_client' : 'register_for_firm')
