import type { BillingOwner, InvitationStatus } from './business-clients.ts'

/** What decides which onboarding panel a client has. A status nobody knows counts as none of those named here. */
export interface OnboardingState {
  readonly show_onboarding_wizard: boolean
  readonly billing_owner: BillingOwner
  readonly invitation_status: InvitationStatus
  readonly subscription_status: string | undefined
  readonly days_left: number | null
  /** deferred_upgrade_plan.package.active: a plan is chosen and begins after the trial. */
  readonly is_upgrade_deferred: boolean
}

export interface OnboardingStep {
  readonly name: 'invite_owner' | 'owner_accepts' | 'owner_selects_plan'
  readonly is_complete: boolean
  /** The trial-days counter; undefined where the step hides it. */
  readonly trial_days: number | undefined
}

export type OnboardingPanel =
  | { readonly shape: 'checklist'; readonly steps: readonly OnboardingStep[] }
  | { readonly shape: 'trial_expired' }
  | { readonly shape: 'all_set' }
  | { readonly shape: 'invitation_open' }

const hasPlan = (client: OnboardingState): boolean =>
  client.subscription_status === 'ACTIVE' || client.is_upgrade_deferred

const stepsOf = (client: OnboardingState): readonly OnboardingStep[] => {
  const isAccepted = client.invitation_status === 'ACCEPTED'
  const isPlanChosen = isAccepted && hasPlan(client)
  const trial_days = Math.max(0, client.days_left ?? 0)
  return [
    { name: 'invite_owner', is_complete: isAccepted || client.invitation_status === 'PENDING', trial_days },
    { name: 'owner_accepts', is_complete: isAccepted, trial_days },
    { name: 'owner_selects_plan', is_complete: isPlanChosen, trial_days: isPlanChosen ? undefined : trial_days },
  ]
}

/** The panel of spec §2 and §4; undefined where none shows. */
export const onboardingPanel = (client: OnboardingState): OnboardingPanel | undefined => {
  if (!client.show_onboarding_wizard) return undefined
  if (client.billing_owner === 'CLIENT')
    return client.subscription_status === 'TRIAL_EXPIRED'
      ? { shape: 'trial_expired' }
      : { shape: 'checklist', steps: stepsOf(client) }
  if (client.subscription_status !== 'ACTIVE') return undefined
  return { shape: client.invitation_status === 'ACCEPTED' ? 'all_set' : 'invitation_open' }
}

/** A checklist with nothing left to do is turned off when its page is left. */
export const endsOnLeaving = (panel: OnboardingPanel | undefined): boolean =>
  panel?.shape === 'checklist' && panel.steps.every((step) => step.is_complete)
