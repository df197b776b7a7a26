import { useCallback, useState } from 'react'
import type { Answers, StepNumber } from './answers.ts'
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
  const [draft, change] = useDraft(email)
  const [isEntered, setEntered] = useState(false)
  const leaveWith = (leave: () => void) => () => {
    removeDraft()
    leave()
  }
  const registration = useRegistration({
    onNewKey: (idempotencyKey) => change({ idempotencyKey }),
    onRegistered: leaveWith(onRegistered),
    onAlreadyRegistered: leaveWith(onAlreadyRegistered),
  })
  const goTo = (step: StepNumber) => {
    setEntered(true)
    change({ step })
  }
  const answer = useCallback(
    (given: Partial<Answers>) => change((latest) => ({ answers: { ...latest.answers, ...given } })),
    [change],
  )
  const surroundings = { email, logoutPath, isEntered, answers: draft.answers, onChange: answer }

  if (draft.step === 0) return <ProfileForm {...surroundings} onNext={() => goTo(1)} />
  if (draft.step === 1) return <FirmForm {...surroundings} onBack={() => goTo(0)} onNext={() => goTo(2)} />
  return (
    <GrowthForm
      {...surroundings}
      hasFailed={registration.isError}
      isRegistering={registration.isPending || registration.isSuccess}
      onBack={() => goTo(1)}
      onFinish={() => registration.mutate(draft)}
    />
  )
}
