import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasAnswers, type StepNumber } from './answers.ts'
import { removeDraft } from './draft.ts'
import { FirmForm } from './firm.form.tsx'
import { GrowthForm } from './growth.form.tsx'
import { LeavingQuestion } from './leaving.question.tsx'
import { ProfileForm } from './profile.form.tsx'
import { useDraft } from './use-draft.ts'
import { useRegistration } from './use-registration.ts'

type Props = {
  email: string
  logoutPath: string
  onRegistered: () => void
  onAlreadyRegistered: () => void
}

/** Three steps to a firm. What is typed survives a reload of the tab. */
export function FirmRegistrationPage({ email, logoutPath, onRegistered, onAlreadyRegistered }: Props) {
  const { step, latest, goTo, answer, changeKey } = useDraft(email)
  const [isEntered, setEntered] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const leaveWith = (leave: () => void) => () => {
    removeDraft()
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
  const logOut = leaveWith(() => void navigate(logoutPath))
  const surroundings = {
    email,
    isEntered,
    answers: latest().answers,
    onChange: answer,
    onLogout: () => (hasAnswers(latest().answers) ? setAsked(true) : logOut()),
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
      <LeavingQuestion isAsked={isAsked} onDiscard={logOut} onCancel={() => setAsked(false)} />
    </>
  )
}
