import { SupportForm } from '@partner-hub/contracts/support/support.ts'
import { messageOf } from '../../texts/messages.ts'
import { supportPage as texts } from '../../texts/support-pages.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FoundFirms } from './found-firms.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SignedInStaff } from './signed-in-staff.tsx'
import { SubmitButton } from './submit-button.tsx'
import { byContract, type Check, useCheckedForm } from './use-checked-form.ts'
import type { ViewOf } from './view-of.ts'

type View = ViewOf<'support'>

/** If firms are listed, one must be chosen, unless the text has changed since. */
const checkOf = ({ firms, typed }: View): Check => {
  const check = byContract(SupportForm)
  return (fields) => {
    const isChosen = firms.length === 0 || fields.firm !== typed.firm || fields.organization_uuid !== undefined
    return { ...check(fields), ...(!isChosen && { organization_uuid: 'support_firm_ambiguous' }) }
  }
}

/** Which firm, why and for which ticket: staff must give a reason for every visit. */
export function SupportPage({ view }: { view: View }) {
  const { ref, problems, onSubmit, onBlurOf } = useCheckedForm(checkOf(view), view.problems)
  const field = (name: 'firm' | 'reason' | 'ticket_number') => ({
    name,
    defaultValue: view.typed[name],
    onBlur: onBlurOf(name),
    isInvalid: problems[name] !== undefined,
    errorMessage: messageOf(problems[name]),
  })
  const hasFirms = view.firms.length > 0
  return (
    <>
      <PageHead title={texts.title}>{texts.text(view.visit_minutes)}</PageHead>
      <PostedForm ref={ref} action={view.action} csrf={view.csrf} onSubmit={onSubmit} className="mt-8">
        {(isSending) => (
          <>
            <TextField label={texts.firm} hint={texts.firmHint} autoFocus={!hasFirms} {...field('firm')} />
            {hasFirms && <FoundFirms firms={view.firms} hasMore={view.has_more} problem={problems.organization_uuid} />}
            <TextField label={texts.reason} hint={texts.reasonHint} className="mt-4" {...field('reason')} />
            <TextField label={texts.ticketNumber} className="mt-4" {...field('ticket_number')} />
            <SubmitButton isSending={isSending}>{hasFirms ? texts.choose : texts.find}</SubmitButton>
          </>
        )}
      </PostedForm>
      <SignedInStaff email={view.email} />
    </>
  )
}
