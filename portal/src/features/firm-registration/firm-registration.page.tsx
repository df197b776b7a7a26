import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWizardDraft } from '../../drafts/use-wizard-draft.ts'
import type { StepNumber } from '../../drafts/wizard-draft.ts'
import { firmDraft } from './draft.ts'
import { FirmForm } from './firm.form.tsx'
import { GrowthForm } from './growth.form.tsx'
import { ProfileForm } from './profile.form.tsx'
import { useRegistration } from './use-registration.ts'

type Props = {
  email: string
  /** Opened from a button on the previous page, so its heading takes the focus. */
  isEntered: boolean
  logoutPath: string
  onRegistered: () => void
  onAlreadyRegistered: () => void
}

/** Three steps to register a firm. Typed values survive a reload of the tab. */
export function FirmRegistrationPage({ email, logoutPath, onRegistered, onAlreadyRegistered, ...props }: Props) {
  const draft = useWizardDraft(firmDraft, email)
  const { step, latest, goTo, answer, changeKey } = draft
  const [isEntered, setEntered] = useState(props.isEntered)
  const navigate = useNavigate()
  const leaveWith = (leave: () => void) => () => {
    draft.end()
    leave()
  }
  const registration = useRegistration({
    onNewKey: changeKey,
    onRegistered: leaveWith(onRegistered),
    onAlreadyRegistered: leaveWith(onAlreadyRegistered),
  })
  const enter = (next: StepNumber) => () => {
    setEntered(true)
    goTo(next)
  }
  // Leaving asks before it discards typed values.
  const logOut = () => {
    if (!draft.hasAnswers()) draft.end()
    void navigate(logoutPath)
  }
  const surroundings = {
    email,
    isEntered: isEntered || draft.hasMoved,
    answers: latest().answers,
    onChange: answer,
    onLogout: logOut,
  }

  return (
    <>
      {step === 0 && <ProfileForm {...surroundings} onNext={enter(1)} />}
      {step === 1 && <FirmForm {...surroundings} onBack={enter(0)} onNext={enter(2)} />}
      {step === 2 && (
        <GrowthForm
          {...surroundings}
          hasFailed={registration.hasFailed}
          isRegistering={registration.isUnderWay}
          onBack={enter(1)}
          onFinish={() => registration.register(latest())}
        />
      )}
    </>
  )
}
