import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { UserRoundX, X } from 'lucide-react'
import { accept, accepted, declined, wrongPerson } from '../../texts/accept.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'
import { AcceptFrame } from './accept-frame.tsx'
import { AccountCard, AlreadyAccepted } from './accepted.card.tsx'
import { DeadLinkCard, UnknownLinkCard } from './dead-link.card.tsx'
import { FailureBanner, failureTexts, OpenInvitation } from './open-invitation.tsx'
import { codeOf } from './public-call.ts'
import { type Acceptance, useAcceptance } from './use-acceptance.ts'
import { useKeptToken } from './use-kept-token.ts'
import { useSignInAfterSignUp } from './use-sign-in-after-sign-up.ts'

/** Opened by an invitation's link: the owner answers the firm with a deliberate click (DEC-20 and DEC-63). */
export function AcceptPage({ onGoTo }: { onGoTo: (url: string) => void }) {
  const { token, isSignedUp } = useKeptToken()
  return (
    <AcceptFrame>
      {token === '' ? (
        <UnknownLinkCard />
      ) : (
        <Invitation key={token} token={token} isSignedUp={isSignedUp} onGoTo={onGoTo} />
      )}
    </AcceptFrame>
  )
}

type Props = { token: string; isSignedUp: boolean; onGoTo: (url: string) => void }

function Invitation({ token, isSignedUp, onGoTo }: Props) {
  const acceptance = useAcceptance(token, onGoTo)
  const isGoingOn = useSignInAfterSignUp(acceptance, isSignedUp)
  const { data: view, error, isFetching, refetch } = acceptance.invitation
  if (codeOf(error) === 'not_found') return <UnknownLinkCard />
  if (!view && error)
    return (
      <div className="self-center">
        <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} isRetrying={isFetching} isPage />
      </div>
    )
  if (!view || isGoingOn) return <WaitingHeading text={accept.loading} className="self-center" />
  const { state, firm_name, client_name, invitation_email, signed_in_as } = view
  if (acceptance.accept.data)
    return (
      <AccountCard
        title={accepted.title(client_name)}
        text={accepted.text(firm_name, { isShared: view.firm_has_access, isPaid: view.payer === 'ACCOUNTANT' })}
        openUrl={acceptance.accept.data.open_url}
      />
    )
  if (acceptance.decline.data)
    return <MessageCard icon={X} tone="neutral" title={declined.title} text={declined.text(firm_name)} />
  if (state === 'accepted') return <AlreadyAccepted view={view} begin={acceptance.begin} />
  if (state !== 'open') return <DeadLinkCard state={state} view={view} ask={acceptance.ask} />
  if (signed_in_as !== null && emailKey(signed_in_as) !== emailKey(invitation_email))
    return <WrongPerson acceptance={acceptance} invited={invitation_email} here={signed_in_as} />
  return <OpenInvitation view={view} acceptance={acceptance} />
}

type WrongProps = { acceptance: Acceptance; invited: string; here: string }

function WrongPerson({ acceptance: { signOut }, invited, here }: WrongProps) {
  return (
    <MessageCard icon={UserRoundX} tone="danger" title={wrongPerson.title} text={wrongPerson.text(invited, here)}>
      {signOut.error && <FailureBanner failure={signOut.error} />}
      <Button
        tone="primary"
        size="touch"
        isPending={signOut.isPending || signOut.isSuccess}
        onPress={() => signOut.mutate()}
        className="h-auto! min-h-11 max-w-full py-2 text-center whitespace-normal! max-md:w-full"
      >
        <span className="wrap-anywhere">{wrongPerson.button}</span>
      </Button>
      <LinkButton href="/" tone="ghost" size="touch" className="max-md:w-full">
        {wrongPerson.keep}
      </LinkButton>
    </MessageCard>
  )
}
