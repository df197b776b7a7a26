import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { may } from '../../api/may.ts'
import { pageData } from '../../api/page-data.ts'
import { onboarding, ownerTexts } from '../../texts/client.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { type ClientDetail, isAllowed, ownerInvitationOf, ownerOf, panelOf, whyNotInviting } from './client-detail.ts'
import { EmailOwnerButton } from './email-owner.button.tsx'
import { fullName } from './full-name.ts'
import { InviteButton } from './invite.button.tsx'
import { PayerButton } from './payer.button.tsx'
import { type BannerAct, type StandingLook, standingLook } from './standing-look.ts'
import { useOnboardingDismissal } from './use-client-change.ts'

type Props = {
  detail: ClientDetail
  toInvitation: (contact: string) => string
  toPlan: string
  onAsk: (action: ClientAction) => void
  onChanged: () => void
  /** The owner accepted while this page was open. */
  isNews: boolean
}

/** The client's standing, on every tab: the page's only colored block (DEC-86). */
export function StandingBanner({ detail, isNews, ...ways }: Props) {
  // Kept here because it must outlive the closed banner to report a failure.
  const dismissal = useOnboardingDismissal(detail.client)
  const look = standingLook(detail)
  const shown = look ? (
    <Standing look={look} detail={detail} isNews={isNews} {...ways} />
  ) : (
    panelOf(detail)?.shape === 'all_set' && may('change_clients') && <AllSet {...dismissal} />
  )
  return (
    shown && (
      <section aria-label={texts.heading} className="mt-6">
        {shown}
      </section>
    )
  )
}

function Standing({ look, detail, isNews, ...ways }: Props & { look: StandingLook }) {
  const { tone, icon, isBusy, title, text, line, acts, leadsWith } = look
  const buttons: Readonly<Record<BannerAct, (isFilled: boolean) => ReactNode>> = {
    restore: (isFilled) => <AskButton key="restore" action="restore" isFilled={isFilled} onAsk={ways.onAsk} />,
    archive: (isFilled) =>
      isAllowed(detail, 'archive') && (
        <AskButton key="archive" action="archive" isFilled={isFilled} onAsk={ways.onAsk} />
      ),
    invite: (isFilled) => <Inviting key="invite" detail={detail} isFilled={isFilled} {...ways} />,
    select_plan: (isFilled) => (
      <RouteLinkButton
        key="select_plan"
        to={ways.toPlan}
        size="sm"
        tone={isFilled ? 'primary' : 'secondary'}
        beginsChange
      >
        {clientActionTexts.select_plan}
      </RouteLinkButton>
    ),
    bill_firm: (isFilled) => (
      <PayerButton
        key="bill_firm"
        detail={detail}
        payer="ACCOUNTANT"
        tone={isFilled ? 'primary' : 'secondary'}
        onChanged={ways.onChanged}
      />
    ),
    email: () => <EmailOwnerButton key="email" detail={detail} />,
    support: () => (
      <LinkButton key="support" href={pageData().support_url} size="sm" isNewTab>
        {onboarding.expired.button}
      </LinkButton>
    ),
  }
  const action = acts.map((act, place) => buttons[act](leadsWith === 'first_act' && place === 0))
  if (isNews) return <Accepted detail={detail} text={`${title}. ${text}`} />
  return (
    <Banner
      tone={tone}
      icon={icon}
      isBusy={isBusy ?? false}
      title={title}
      text={
        <>
          {text && <p>{text}</p>}
          {line && <p className="mt-0.5 text-small">{line}</p>}
        </>
      }
      action={action}
    />
  )
}

type AskProps = { action: 'archive' | 'restore'; isFilled: boolean; onAsk: (action: ClientAction) => void }

function AskButton({ action, isFilled, onAsk }: AskProps) {
  return (
    <Button size="sm" tone={isFilled ? 'primary' : 'secondary'} beginsChange onPress={() => onAsk(action)}>
      {clientActionTexts[action]}
    </Button>
  )
}

/** Uses the wording of the checklist, whose button it takes over. */
function Inviting({ detail, isFilled, toInvitation }: Pick<Props, 'detail' | 'toInvitation'> & { isFilled: boolean }) {
  const owner = ownerOf(detail)
  if (!owner) return null
  const isFirst = ownerInvitationOf(detail) === 'DRAFT' && panelOf(detail)?.shape !== 'invitation_open'
  return (
    <InviteButton
      label={isFirst ? ownerTexts.invite : onboarding.resend}
      to={toInvitation(owner.uuid)}
      closed={whyNotInviting(detail)}
      tone={isFilled ? 'primary' : 'secondary'}
    />
  )
}

function Accepted({ detail, text }: { detail: ClientDetail; text: string }) {
  const owner = ownerOf(detail)
  const { accepted } = onboarding
  return (
    <Banner
      tone="success"
      icon={PartyPopper}
      role="status"
      title={accepted.title}
      text={
        <>
          {owner && <p>{accepted.text(fullName(owner))}</p>}
          <p className="mt-0.5 text-small">{text}</p>
        </>
      }
    />
  )
}

/**
 * Only for readers who can close it: it would never go away for anyone else. If closing fails it comes back, with a
 * toast.
 */
function AllSet({ close, failure }: ReturnType<typeof useOnboardingDismissal>) {
  return (
    <Banner
      tone="success"
      icon={PartyPopper}
      title={onboarding.allSet}
      text={failure?.text}
      onClose={close}
      closeName={onboarding.close}
    />
  )
}
