import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWizardDraft } from '../../drafts/use-wizard-draft.ts'
import { newKey, type StepNumber } from '../../drafts/wizard-draft.ts'
import type { Answers } from './answers.ts'
import { BillingForm } from './billing.form.tsx'
import { BusinessForm } from './business.form.tsx'
import { CreatedScreen } from './created.screen.tsx'
import { clientDraft } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { DuplicateBanner, EarlierClientBanner, FailureBanner } from './failure.banner.tsx'
import { OwnerForm } from './owner.form.tsx'
import { type RefusedFields, refusedFields } from './refused-fields.ts'
import { useClientRegistration } from './use-client-registration.ts'

type Props = {
  email: string
  organizationUuid: string
  /** Where the created client's account is opened. */
  accountPath: (uuid: string) => string
  clientsPath: string
  clientPath: (uuid: string) => string
  invitePath: (contact: string) => string
}

/** Stored in the history entry, so that a reload still shows what was created. */
type CreatedState = { created?: BusinessClient }

/** Three steps to create a client. Typed values survive a reload and a log-in in the same tab. */
export function CreateClientPage({ email, organizationUuid, accountPath, clientsPath, clientPath, invitePath }: Props) {
  const draft = useWizardDraft(clientDraft, email)
  const { step, latest, goTo, answer, changeKey } = draft
  const [isEntered, setEntered] = useState(false)
  const [refused, setRefused] = useState<RefusedFields>()
  const navigate = useNavigate()
  const state: CreatedState | null = useLocation().state
  // Once the client exists, Back does not return to the steps.
  const [created, setCreated] = useState<BusinessClient>()
  const client = state?.created ?? created
  // Leaving asks before it discards typed values.
  const leave = () => {
    if (!draft.hasAnswers()) draft.end()
    void navigate(clientsPath)
  }
  const enter = (next: StepNumber, refusal?: RefusedFields) => {
    setEntered(true)
    setRefused(refusal)
    goTo(next)
  }
  const registration = useClientRegistration({
    onCreated: (client) => {
      draft.end()
      setCreated(client)
      void navigate('.', { replace: true, state: { ...state, created: client } satisfies CreatedState })
    },
    onFailed: (error) => {
      const refusal = refusedFields(error)
      if (refusal) enter(refusal.step, refusal)
    },
  })
  const finish = (more: { isSure?: boolean } = {}) => {
    setRefused(undefined)
    registration.register({ ...latest(), ...more })
  }

  if (client)
    return (
      <CreatedScreen
        client={client}
        clientsPath={clientsPath}
        accountPath={accountPath(client.uuid)}
        invitePath={invitePath}
        onLeave={leave}
        onAnother={() => void navigate('.', { state: { round: newKey() } })}
      />
    )

  if (draft.isOffered)
    return (
      <DraftOffer
        client_name={latest().answers.client_name.trim()}
        onContinue={draft.takeUp}
        onStartOver={draft.startOver}
        onClose={leave}
      />
    )

  const surroundings = {
    isEntered: isEntered || draft.hasMoved,
    answers: latest().answers,
    refused: refused?.step === step ? refused.fields : undefined,
    onChange: (given: Partial<Answers>) => {
      answer(given)
      registration.noteAnswers(latest().answers)
    },
    onClose: leave,
  }
  const place = { organizationUuid, clientPath }
  const { duplicateOf } = registration
  const failure = duplicateOf ? (
    <DuplicateBanner
      client_name={latest().answers.client_name}
      path={clientPath(duplicateOf)}
      onCreate={() => finish({ isSure: true })}
    />
  ) : registration.isEarlierClient ? (
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
      {step === 0 && <BusinessForm {...surroundings} place={place} onCancel={leave} onNext={() => enter(1)} />}
      {step === 1 && <OwnerForm {...surroundings} place={place} onBack={() => enter(0)} onNext={() => enter(2)} />}
      {step === 2 && (
        <BillingForm
          {...surroundings}
          isUnderWay={registration.isUnderWay}
          failure={failure}
          onBack={() => enter(1)}
          onFinish={() => finish()}
        />
      )}
    </>
  )
}
