import { hasPlan } from '../billing/plan-state.ts'
import type { BillingOwner, ClientStatus, InvitationStatus } from './business-clients.ts'

/** What decides a client's onboarding panel. An unknown status matches none of those named here. */
export interface OnboardingState {
  readonly status: ClientStatus
  readonly show_onboarding_wizard: boolean
  readonly billing_owner: BillingOwner
  readonly invitation_status: InvitationStatus
  readonly subscription_status: string | undefined
  readonly days_left: number | null
  /** deferred_upgrade_plan.package.active: a plan is chosen and starts after the trial. */
  readonly is_upgrade_deferred: boolean
}

export interface OnboardingStep {
  readonly name: 'invite_owner' | 'owner_accepts' | 'owner_selects_plan'
  readonly is_complete: boolean
  /** The trial days shown on an open step during the trial; undefined if hidden. */
  readonly trial_days: number | undefined
}

export type OnboardingPanel =
  | { readonly shape: 'checklist'; readonly steps: readonly OnboardingStep[] }
  | { readonly shape: 'trial_expired' }
  | { readonly shape: 'all_set' }
  | { readonly shape: 'invitation_open' }

const hasChosenPlan = (client: OnboardingState): boolean =>
  hasPlan(client.subscription_status) || client.is_upgrade_deferred

const stepsOf = (client: OnboardingState): readonly OnboardingStep[] => {
  const isAccepted = client.invitation_status === 'ACCEPTED'
  const isPlanChosen = isAccepted && hasChosenPlan(client)
  const daysLeft = client.subscription_status === 'ACTIVE_TRIAL' ? Math.max(0, client.days_left ?? 0) : undefined
  const step = (name: OnboardingStep['name'], is_complete: boolean): OnboardingStep => ({
    name,
    is_complete,
    trial_days: is_complete ? undefined : daysLeft,
  })
  return [
    step('invite_owner', isAccepted || client.invitation_status === 'PENDING'),
    step('owner_accepts', isAccepted),
    step('owner_selects_plan', isPlanChosen),
  ]
}

/** The panel of spec §2 and §4; undefined if there is none, for example for an archived or given-up client (DEC-86). */
export const onboardingPanel = (client: OnboardingState): OnboardingPanel | undefined => {
  if (!client.show_onboarding_wizard || client.status !== 'ACTIVE') return undefined
  if (client.billing_owner === 'CLIENT')
    return client.subscription_status === 'TRIAL_EXPIRED'
      ? { shape: 'trial_expired' }
      : { shape: 'checklist', steps: stepsOf(client) }
  if (!hasPlan(client.subscription_status)) return undefined
  return { shape: client.invitation_status === 'ACCEPTED' ? 'all_set' : 'invitation_open' }
}

/** A completed checklist is dismissed when its page is left. */
export const endsOnLeaving = (panel: OnboardingPanel | undefined): boolean =>
  panel?.shape === 'checklist' && panel.steps.every((step) => step.is_complete)
