import { foundFirm, supportPage, supportConfirmPage as texts } from '../../texts/support-pages.ts'
import { atMoment } from '../../ui/at-moment.ts'
import { Button } from '../../ui/button.tsx'
import { PartsList } from '../../ui/definition-list.tsx'
import { onDay } from '../../ui/on-day.ts'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { ViewOf } from './view-of.ts'

/** The firm that was found, with what it is known by: looking into it takes a click of its own. */
export function SupportConfirmPage({ view }: { view: ViewOf<'support-confirm'> }) {
  const { csrf, typed, firm } = view
  return (
    <>
      {view.waits_until === null ? (
        <PageHead title={texts.title} takesFocus>
          {texts.text(view.visit_minutes)}
        </PageHead>
      ) : (
        <PageHead title={texts.waiting.title(firm.name)} takesFocus>
          {texts.waiting.text(atMoment(view.waits_until))}
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
      <PostedForm action={view.action} csrf={csrf} hidden={{ ...typed, organization_uuid: firm.uuid }}>
        {(isSending) => (
          <SubmitButton isSending={isSending}>
            {view.waits_until === null ? texts.start : texts.waiting.again}
          </SubmitButton>
        )}
      </PostedForm>
      <PostedForm action={view.again_action} csrf={csrf} hidden={{ ...typed, again: 'yes' }} className="mt-3">
        {(isSending) => (
          <Button type="submit" size="touch" isBlock isPending={isSending}>
            {texts.again}
          </Button>
        )}
      </PostedForm>
      <p className="mt-6 text-small text-text-muted wrap-anywhere">{supportPage.signedIn(view.email)}</p>
    </>
  )
}
