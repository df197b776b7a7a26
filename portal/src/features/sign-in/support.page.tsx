import { SupportForm } from '@partner-hub/contracts/support.ts'
import { useState } from 'react'
import { messageOf } from '../../texts/messages.ts'
import { supportPage as texts } from '../../texts/support.ts'
import { Radio, RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

type View = ViewOf<'support'>

/** Which firm, why and for which ticket: nobody looks into a firm without saying so. */
export function SupportPage({ view }: { view: View }) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(byContract(SupportForm), view.problems)
  const field = (name: 'firm' | 'reason' | 'ticket_number') => ({
    name,
    defaultValue: view.typed[name],
    onBlur: onBlurOf(name),
    isInvalid: problems[name] !== undefined,
    errorMessage: messageOf(problems[name]),
  })
  return (
    <>
      <PageHead title={texts.title}>{texts.text(view.visit_minutes)}</PageHead>
      <PostedForm ref={ref} action={view.action} csrf={view.csrf} onSubmit={onSubmit} className="mt-8">
        {(isSending) => (
          <>
            <TextField label={texts.firm} hint={texts.firmHint} autoFocus {...field('firm')} />
            {view.firms.length > 0 && <Firms view={view} problem={problems.organization_uuid} />}
            <TextField label={texts.reason} hint={texts.reasonHint} className="mt-4" {...field('reason')} />
            <TextField label={texts.ticketNumber} className="mt-4" {...field('ticket_number')} />
            <SubmitButton isSending={isSending}>{texts.button}</SubmitButton>
          </>
        )}
      </PostedForm>
      <p className="mt-6 text-small text-text-muted wrap-anywhere">{texts.signedIn(view.email)}</p>
    </>
  )
}

function Firms({ view, problem }: { view: View; problem: string | undefined }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="mt-4">
      <RadioGroup
        legend={texts.several}
        name="organization_uuid"
        value={chosen}
        onChange={setChosen}
        isInvalid={problem !== undefined && chosen === null}
        errorMessage={messageOf(problem)}
      >
        {view.firms.map(({ uuid, name, place }) => (
          <Radio key={uuid} value={uuid}>
            {name} <span className="block text-small text-text-muted wrap-anywhere">{[place, uuid].join(' · ')}</span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}
