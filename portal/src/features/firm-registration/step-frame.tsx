import type { ReactNode } from 'react'
import type { StepNumber } from '../../drafts/wizard-draft.ts'
import { firmRegistration } from '../../texts/firm-registration.ts'
import { hubName } from '../../texts/names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { WizardFrame } from '../../ui/wizard/wizard-frame.tsx'
import { SignedInAs } from './signed-in-as.tsx'

/** Props that every step of the wizard gets. */
export interface StepSurroundings {
  readonly email: string
  readonly onLogout: () => void
  /** The step was reached by Next or Back, so its heading takes the focus. */
  readonly isEntered: boolean
  readonly onBack?: () => void
}

type Props = StepSurroundings & {
  step: StepNumber
  title: string
  intro: string
  forward: ReactNode
  footerNote?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

const steps = firmRegistration.steps.map((title) => ({ title }))

export function StepFrame({ email, onLogout, isEntered, onBack, step, forward, ...frame }: Props) {
  return (
    <WizardFrame
      {...frame}
      isEntered={isEntered}
      about={hubName()}
      headerEnd={<SignedInAs email={email} onLogout={onLogout} />}
      steps={steps}
      current={step}
      buttons={
        <>
          {onBack && (
            <Button size="lg" onPress={onBack}>
              {firmRegistration.back}
            </Button>
          )}
          {forward}
        </>
      }
    />
  )
}

/** Disabled until the step is valid, and says so. */
export function NextButton({ isValid }: { isValid: boolean }) {
  return (
    <Button type="submit" tone="primary" size="lg" isDisabled={!isValid} disabledReason={firmRegistration.nextWaits}>
      {firmRegistration.next}
    </Button>
  )
}
