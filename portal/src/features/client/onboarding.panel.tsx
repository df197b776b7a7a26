import type { OnboardingPanel, OnboardingStep } from '@partner-hub/contracts/clients/onboarding.ts'
import type { NotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import { type LucideIcon, Send } from 'lucide-react'
import { onboarding } from '../../texts/client.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { TrialDial } from '../../ui/facts/trial-dial.tsx'
import { StepDot } from '../../ui/wizard/step-dot.tsx'
import { InviteButton } from './invite.button.tsx'

/** How to invite the owner from here. */
export interface Inviting {
  readonly to: string
  readonly closed: NotInvited | undefined
}

/** The remaining steps for a client that pays itself. The banner takes over a button that both would show. */
export function OnboardingSteps({
  panel,
  inviting,
}: {
  panel: OnboardingPanel | undefined
  inviting: Inviting | undefined
}) {
  if (panel?.shape !== 'checklist') return null
  const { steps } = panel
  const next = steps.find((step) => !step.is_complete)
  const done = steps.filter((step) => step.is_complete).length
  return (
    <Panel
      title={onboarding.heading}
      actions={
        <span className="text-small text-text-subtle tabular-nums">{onboarding.progress(done, steps.length)}</span>
      }
    >
      <ol>
        {steps.map((step, index) => (
          <Step key={step.name} number={index + 1} step={step} isNext={step === next} inviting={inviting} />
        ))}
      </ol>
    </Panel>
  )
}

/** Only the next step can be pressed, so nothing is sent out of order. */
const buttons: Readonly<Partial<Record<OnboardingStep['name'], { label: string; icon: LucideIcon }>>> = {
  invite_owner: { label: onboarding.invite, icon: Send },
  owner_accepts: { label: onboarding.resend, icon: Send },
}

type StepProps = { number: number; step: OnboardingStep; isNext: boolean; inviting: Inviting | undefined }

function Step({ number, step, isNext, inviting }: StepProps) {
  const { name, is_complete, trial_days } = step
  const button = isNext ? buttons[name] : undefined
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-border py-3.5 pr-4 pl-5 max-md:grid-cols-[1.5rem_minmax(0,1fr)] max-md:px-4"
    >
      <StepDot number={number} state={is_complete ? 'done' : isNext ? 'now' : 'ahead'} />
      <span className={`font-strong ${is_complete || isNext ? '' : 'text-text-muted'}`}>
        {onboarding.steps[name]}
        {is_complete && <span className="sr-only"> ({onboarding.complete})</span>}
      </span>
      <span className="flex items-center gap-3 max-md:col-start-2 max-md:mt-1.5">
        {trial_days !== undefined && (
          <span className="inline-flex items-center gap-1.5 text-small text-text-muted tabular-nums [&>svg]:text-info-icon">
            <TrialDial daysLeft={trial_days} />
            {onboarding.daysLeft(trial_days)}
          </span>
        )}
        {button && inviting && <InviteButton {...button} {...inviting} />}
      </span>
    </li>
  )
}
