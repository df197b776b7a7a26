import type { Identity } from '@partner-hub/contracts/identity.ts'
import type { Organization } from '@partner-hub/contracts/organization.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX, X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { statusOf } from '../../api/problem.ts'
import { accountantMissing, accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { hubName } from '../../texts/names.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RouteLinkButton } from '../../ui/route-link.tsx'
import { WaitingHeading } from '../../ui/waiting-heading.tsx'
import { WizardHeader } from '../../ui/wizard-header.tsx'
import { accountantInvitationQuery } from './accountant-invitation.queries.ts'
import { AnsweredInvitation, MessagePart } from './answered-invitation.tsx'
import { OpenTeamInvitation } from './open-team-invitation.tsx'

type Props = {
  uuid: string
  organization: Organization
  identity: Identity
  clientsPath: string
  clientPath: (uuid: string) => string
  logoutPath: string
}

/** Where the mail leads: who invites to which team, and the firm's answer by a deliberate click (decision 62). */
export function AccountantInvitationPage({ identity, clientsPath, ...page }: Props) {
  const navigate = useNavigate()
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader
        about={hubName()}
        end={
          <>
            <span className="truncate text-small text-text-subtle max-md:hidden">
              {texts.signedInAs(identity.email)}
            </span>
            <Button tone="ghost" icon={X} onPress={() => void navigate(clientsPath)}>
              {texts.close}
            </Button>
          </>
        }
      />
      <Invitation {...page} identity={identity} clientsPath={clientsPath} />
    </div>
  )
}

function Invitation({ uuid, organization, identity, clientsPath, clientPath, logoutPath }: Props) {
  const { data, error, isFetching, refetch } = useQuery(accountantInvitationQuery(uuid))
  if (data?.state === 'PENDING') return <OpenTeamInvitation invitation={data} organization={organization} />
  if (data) return <AnsweredInvitation invitation={data} clientsPath={clientsPath} clientPath={clientPath} />
  if (statusOf(error) === 404)
    return (
      <MessagePart
        icon={UserRoundX}
        tone="neutral"
        title={accountantMissing.title}
        text={accountantMissing.text(identity.email)}
      >
        <RouteLinkButton to={clientsPath}>{texts.toClients}</RouteLinkButton>
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
