import { useState } from 'react'
import type { StepNumber } from './answers.ts'
import { removeDraft } from './draft.ts'
import { FirmForm } from './firm.form.tsx'
import { GrowthForm } from './growth.form.tsx'
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
  const surroundings = { email, logoutPath, isEntered, answers: latest().answers, onChange: answer }

  if (step === 0) return <ProfileForm {...surroundings} onNext={enter(1)} />
  if (step === 1) return <FirmForm {...surroundings} onBack={enter(0)} onNext={enter(2)} />
  return (
    <GrowthForm
      {...surroundings}
      hasFailed={registration.hasFailed}
      isRegistering={registration.isUnderWay}
      onBack={enter(1)}
      onFinish={() => registration.register(latest())}
    />
  )
}
