import type { InvitationView } from '@partner-hub/contracts/invitations/acceptance.ts'
import { Building2, UserRoundCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { accept } from '../../texts/accept.ts'
import { withNames } from '../../texts/names.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { Fact } from '../../ui/facts/fact.tsx'
import { Initials } from '../../ui/facts/initials.tsx'
import { FirmMark } from '../../ui/marks/firm-mark.tsx'
import { WindLines } from '../../ui/marks/wind-lines.tsx'

/** On phones with enough height, the recipient and the answers stick to the bottom of the screen. */
const answerLook =
  'max-md:bottom-0 max-md:-mx-4 max-md:border-t max-md:border-border max-md:bg-surface max-md:px-4 max-md:py-3 max-md:[@media(min-height:37.5rem)]:sticky'

type Props = {
  view: InvitationView
  /** Shown under the invited address: how the reader relates to it. */
  standing: string
  /** Shown beside it to a signed-in reader. */
  notYou: ReactNode
  /** The last action's error. */
  failure: ReactNode
  children: ReactNode
}

/** Who invites whom to what, with two answers of equal size. */
export function InvitationCard({ view, standing, notYou, failure, children }: Props) {
  const { firm_name, firm_logo_url, client_name, recipient_first_name, invitation_email, expires_at, message } = view
  const firm = view.firm_has_access ? accept.firm : accept.firmGone
  return (
    <article className="w-140 max-w-full overflow-clip rounded-dialog border border-border bg-surface max-md:w-full max-md:rounded-none max-md:border-x-0">
      <div className="relative h-28 overflow-hidden bg-art max-md:h-22">
        <WindLines shape="wide" />
      </div>
      <div className="px-10 pb-8 max-md:px-4 max-md:pb-6">
        <div className="relative -mt-8 mb-5 grid size-16 place-items-center overflow-hidden rounded-dialog bg-surface ring-4 ring-surface">
          <FirmMark name={firm_name} logoUrl={firm_logo_url} size={64} />
        </div>
        <p className="wrap-anywhere text-text-muted">{withNames(accept.invites(firm_name))}</p>
        <h1 tabIndex={-1} className="mt-1 type-display text-balance wrap-anywhere">
          {view.firm_has_access ? accept.heading(client_name) : accept.headingAlone(client_name)}
        </h1>
        {message && (
          <blockquote
            aria-label={accept.message(firm_name)}
            className="mt-4 border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-text-muted"
          >
            {message.trim()}
          </blockquote>
        )}
        <ul className="mt-5">
          <Fact icon={UserRoundCheck} title={accept.owner.title} text={accept.owner.text} />
          <Fact icon={Building2} title={firm.title(firm_name)} text={withNames(firm.text)} />
          <Fact icon={Wallet} {...costOf(view)} />
        </ul>
        <div className={answerLook}>
          <div className="mt-2 mb-5 flex items-center gap-3 rounded-panel border border-border bg-surface-sunken px-3.5 py-3 max-md:mt-0 max-md:mb-3 max-md:gap-2.5 max-md:px-3 max-md:py-2">
            <Initials name={recipient_first_name || invitation_email} uuid={invitation_email} size={36} isPerson />
            <div className="mr-auto min-w-0">
              <p className="font-strong wrap-anywhere">{invitation_email}</p>
              <p className="text-small text-pretty text-text-muted">{standing}</p>
            </div>
            {notYou}
          </div>
          {failure}
          {children}
        </div>
        <p className="mt-4 text-center text-small text-balance text-text-subtle">
          {accept.footnote(onDay(expires_at))}
        </p>
      </div>
    </article>
  )
}

const costOf = ({ payer, firm_name, trial_ends_at }: InvitationView): { title: string; text: string } => {
  const { firm, trial, plan } = accept.costs
  if (payer === 'ACCOUNTANT') return { title: firm.title(firm_name), text: firm.text }
  if (trial_ends_at !== null) return { title: trial.title(onDay(trial_ends_at)), text: trial.text }
  return { title: plan.title, text: withNames(plan.text) }
}
