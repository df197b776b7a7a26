import { INVITATION_DAYS } from '@partner-hub/contracts/invitations/invitations.ts'
import { fromName } from '@partner-hub/emails/from-name.ts'
import { InvitationSheet, invitationFooter } from '@partner-hub/emails/invitation-sheet.ts'
import { useState } from 'react'
import { pageData } from '../../api/page-data.ts'
import { preview } from '../../texts/invite-owner.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { HubMark } from '../../ui/marks/hub-mark.tsx'
import { type PreviewWidth, PreviewWidthChoice } from './preview-width.tsx'

type Props = {
  firm: { readonly name: string; readonly signed_url: string | null }
  clientName: string
  /** The sender's name. */
  sender: string
  to: string
  subject: string
  message: string
}

/** The mail as it will arrive, rendered by its own component. Always light: mail programs ignore our theme. */
export function InvitationPreview({ firm, clientName, sender, to, subject, message }: Props) {
  const { hub_name, provider_name, support_url } = pageData()
  const [today] = useState(() => new Date())
  const expiresAt = new Date(today.getTime() + INVITATION_DAYS * 86_400_000)
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const isNarrow = width === 'mobile'
  return (
    <section
      aria-label={preview.heading}
      className="border-border bg-canvas px-12 pt-10 pb-16 max-lg:border-t max-lg:px-6 max-lg:py-8 max-md:px-4 lg:border-l"
    >
      <div className="mx-auto max-w-150 lg:sticky lg:top-26">
        <div className="mb-3 flex min-h-9 items-center justify-between max-md:min-h-0">
          <h2 className="text-small font-semibold tracking-[0.06em] text-text-muted uppercase">{preview.heading}</h2>
          <PreviewWidthChoice width={width} onChange={setWidth} />
        </div>
        <article
          className={`mx-auto overflow-hidden rounded-panel bg-white text-[#161d21] scheme-light shadow-menu ${isNarrow ? 'max-w-90' : ''}`}
        >
          <header className="border-b border-[#dfe4e6] px-7 pt-5 pb-4 max-md:px-5">
            <p className="text-[1rem]/6 font-strong wrap-anywhere">{subject.trim() || preview.noSubject}</p>
            <div className="mt-3 flex items-center gap-3 text-small">
              <HubMark />
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-4">
                  <span className="min-w-0 font-strong wrap-anywhere">
                    {fromName({ personName: sender, firmName: firm.name, hubName: hub_name })}
                  </span>
                  <span className="whitespace-nowrap text-[#495359]">{onDay(today)}</span>
                </p>
                <p className="truncate text-[#495359]" title={to}>
                  {preview.to(to.trim())}
                </p>
              </div>
            </div>
          </header>
          {/* Inert: nothing in the preview can be pressed or focused. */}
          <div
            inert
            className={`wrap-anywhere max-md:px-5 max-md:pt-6 max-md:pb-7 ${isNarrow ? 'px-5 pt-6 pb-7' : 'px-10 pt-8 pb-9'}`}
          >
            <InvitationSheet
              hubName={hub_name}
              providerName={provider_name}
              supportUrl={support_url}
              firmName={firm.name}
              firmLogoUrl={firm.signed_url}
              subject={subject}
              message={message}
              acceptUrl="#"
              clientName={clientName}
              expiresAt={expiresAt}
            />
          </div>
        </article>
        <p
          className={`mx-auto px-10 pt-5 text-small wrap-anywhere text-text-subtle max-md:px-5 ${isNarrow ? 'max-w-90 px-5!' : ''}`}
        >
          {invitationFooter({ hubName: hub_name, firmName: firm.name })}
        </p>
      </div>
    </section>
  )
}
