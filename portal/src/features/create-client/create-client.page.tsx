import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { discardChanges } from '../../texts/discard-changes.ts'
import { LeavingQuestion } from '../../ui/leaving-question.tsx'
import { useWizardDraft } from '../../ui/use-wizard-draft.ts'
import { newKey, type StepNumber } from '../../ui/wizard-draft.ts'
import { BillingForm } from './billing.form.tsx'
import { BusinessForm } from './business.form.tsx'
import { CreatedScreen } from './created.screen.tsx'
import { clientDraft } from './draft.ts'
import { EarlierClientBanner, FailureBanner } from './failure.banner.tsx'
import { OwnerForm } from './owner.form.tsx'
import { type RefusedFields, refusedFields } from './refused-fields.ts'
import { useClientRegistration } from './use-client-registration.ts'

type Props = {
  email: string
  organizationUuid: string
  /** Whom the created client's account is opened for. */
  accountPath: (uuid: string) => string
  clientsPath: string
  clientPath: (uuid: string) => string
}

/** With the page's own place in the tab, so that a reload still says what was created. */
type Kept = { created?: BusinessClient }

/** Three steps to a client. What is typed survives a reload of the tab, and a log-in in it. */
export function CreateClientPage({ email, organizationUuid, accountPath, clientsPath, clientPath }: Props) {
  const { step, latest, goTo, answer, changeKey } = useWizardDraft(clientDraft, email)
  const [isEntered, setEntered] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<RefusedFields>()
  const navigate = useNavigate()
  const kept: Kept | null = useLocation().state
  const leave = () => {
    clientDraft.remove()
    void navigate(clientsPath)
  }
  const enter = (next: StepNumber, refusal?: RefusedFields) => {
    setEntered(true)
    setRefused(refusal)
    goTo(next)
  }
  const registration = useClientRegistration({
    onCreated: (client) => {
      clientDraft.remove()
      void navigate('.', { replace: true, state: { created: client } satisfies Kept })
    },
    onFailed: (error) => {
      const refusal = refusedFields(error)
      if (refusal) enter(refusal.step, refusal)
    },
  })
  const finish = () => {
    setRefused(undefined)
    registration.register(latest())
  }

  if (kept?.created)
    return (
      <CreatedScreen
        client={kept.created}
        clientsPath={clientsPath}
        accountPath={accountPath(kept.created.uuid)}
        onLeave={leave}
      />
    )

  const close = () => (clientDraft.hasAnswers(latest().answers) ? setAsked(true) : leave())
  const surroundings = {
    isEntered,
    answers: latest().answers,
    refused: refused?.step === step ? refused.fields : undefined,
    onChange: answer,
    onClose: close,
  }
  const place = { organizationUuid, clientPath }
  const failure = registration.isEarlierClient ? (
    <EarlierClientBanner
      clientsPath={clientsPath}
      onAnother={() => {
        changeKey(newKey())
        finish()
      }}
    />
  ) : (
    registration.failure && <FailureBanner failure={registration.failure} />
  )

  return (
    <>
      {step === 0 && <BusinessForm {...surroundings} place={place} onCancel={close} onNext={() => enter(1)} />}
      {step === 1 && <OwnerForm {...surroundings} place={place} onBack={() => enter(0)} onNext={() => enter(2)} />}
      {step === 2 && (
        <BillingForm
          {...surroundings}
          isUnderWay={registration.isUnderWay}
          failure={failure}
          onBack={() => enter(1)}
          onFinish={finish}
        />
      )}
      <LeavingQuestion texts={discardChanges} isAsked={isAsked} onDiscard={leave} onCancel={() => setAsked(false)} />
    </>
  )
}
