import { useQuery } from '@tanstack/react-query'
import { LogOut, UserRoundX, X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { statusOf } from '../../api/problem.ts'
import { accountantMissing, accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { hubName } from '../../texts/names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { accountantInvitationQuery } from './accountant-invitation.queries.ts'
import { AnsweredInvitation, MessagePart } from './answered-invitation.tsx'
import { OpenTeamInvitation } from './open-team-invitation.tsx'
import { type Reader, WayOn } from './way-on.tsx'

type Props = { uuid: string; email: string; logoutPath: string } & Reader

/** Opened from the mail: who invites the firm to which team. The firm answers with a deliberate click (DEC-62). */
export function AccountantInvitationPage(props: Props) {
  const { email, firm, logoutPath } = props
  const navigate = useNavigate()
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader
        about={hubName()}
        end={
          <>
            <span className="truncate text-small text-text-subtle max-md:hidden">{texts.signedInAs(email)}</span>
            {firm ? (
              <Button tone="ghost" icon={X} onPress={() => void navigate(firm.clientsPath)}>
                {texts.close}
              </Button>
            ) : (
              <Button tone="ghost" icon={LogOut} onPress={() => void navigate(logoutPath)}>
                {accountantMissing.logOut}
              </Button>
            )}
          </>
        }
      />
      <Invitation {...props} />
    </div>
  )
}

function Invitation({ uuid, email, logoutPath, ...reader }: Props) {
  const { data, error, isFetching, refetch } = useQuery(accountantInvitationQuery(uuid))
  if (data?.state === 'PENDING') return <OpenTeamInvitation invitation={data} {...reader} />
  if (data) return <AnsweredInvitation invitation={data} {...reader} />
  if (statusOf(error) === 404)
    return (
      <MessagePart
        icon={UserRoundX}
        tone="neutral"
        title={accountantMissing.title}
        text={accountantMissing.text(email)}
      >
        <WayOn {...reader} />
        <RouteLinkButton to={logoutPath}>{accountantMissing.logOut}</RouteLinkButton>
      </MessagePart>
    )
  return (
    <main className="grid grow place-items-center p-4">
      {error ? (
        <ErrorState {...texts.unread} onRetry={() => void refetch()} isRetrying={isFetching} isPage />
      ) : (
        <WaitingHeading text={texts.loading} />
      )}
    </main>
  )
}
