import type { ConsentRequest } from '@partner-hub/contracts/support/support.ts'
import { useEffect } from 'react'
import { foundFirm, supportPage, supportConfirmPage as texts } from '../../texts/support-pages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { PartsList } from '../../ui/facts/definition-list.tsx'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SignedInStaff } from './signed-in-staff.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useConsentRequest } from './use-consent-request.ts'
import type { ViewOf } from './view-of.ts'

/** The firm that was found, with details to recognize it by. Visiting it takes a separate click. */
export function SupportConfirmPage({ view }: { view: ViewOf<'support-confirm'> }) {
  const { csrf, typed, firm } = view
  const consent = useConsentRequest(firm.uuid, view.consent)
  const state = consent?.state
  useEffect(() => {
    if (state) focusIfLost()
  }, [state])
  return (
    <>
      {consent ? (
        <ConsentHead firm={firm.name} consent={consent} />
      ) : (
        <PageHead title={texts.title} takesFocus>
          {texts.text(view.visit_minutes)}
        </PageHead>
      )}
      <div className="mt-6 rounded-panel border border-border p-4">
        <p className="mb-2 font-strong wrap-anywhere">{firm.name}</p>
        <PartsList
          empty={foundFirm.none}
          facts={[
            { label: foundFirm.owner, value: firm.owner_email },
            { label: foundFirm.clients, value: String(firm.clients) },
            { label: foundFirm.created, value: onDay(firm.created_at) },
            { label: foundFirm.place, value: firm.place },
            { label: supportPage.reason, value: typed.reason },
            { label: supportPage.ticketNumber, value: typed.ticket_number },
          ]}
        />
      </div>
      {/* One form per state, so that a press meant for one button never hits another. */}
      <PostedForm
        key={state}
        action={view.action}
        csrf={csrf}
        hidden={{ ...typed, organization_uuid: firm.uuid, ...(state === 'declined' && { asks_again: 'yes' }) }}
      >
        {(isSending) => (
          <SubmitButton isSending={isSending}>{state ? texts.consent[state].button : texts.start}</SubmitButton>
        )}
      </PostedForm>
      <PostedForm action={view.again_action} csrf={csrf} hidden={{ ...typed, again: 'yes' }} className="mt-3">
        {(isSending) => (
          <Button type="submit" size="touch" isBlock isPending={isSending}>
            {texts.again}
          </Button>
        )}
      </PostedForm>
      <SignedInStaff email={view.email} />
    </>
  )
}

/** Announces changes while staff wait, wherever the focus is. */
function ConsentHead({ firm, consent: { state, expires_at, declined_at } }: { firm: string; consent: ConsentRequest }) {
  const { title, text } = texts.consent[state]
  return (
    <div role="status">
      <PageHead title={title(firm)} takesFocus>
        {text(atMoment(declined_at ?? expires_at))}
      </PageHead>
    </div>
  )
}
