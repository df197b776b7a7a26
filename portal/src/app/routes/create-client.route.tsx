import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { currentUserQuery, organizationQuery } from '../../api/member.queries.ts'
import { CreateClientPage } from '../../features/create-client/create-client.page.tsx'
import { closedToVisits, openToThoseWho } from '../closed-page.tsx'
import { paths } from '../paths.ts'

function CreateClient() {
  // 'Create another' starts a new visit of the wizard.
  const state: { round?: string } | null = useLocation().state
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: organization } = useSuspenseQuery(organizationQuery)
  return (
    <CreateClientPage
      key={state?.round}
      email={user.email}
      organizationUuid={organization.uuid}
      accountPath={paths.embeddedAccount}
      clientsPath={paths.clients}
      clientPath={paths.client}
      invitePath={paths.inviteOwner}
    />
  )
}

export const CreateClientRoute = closedToVisits(openToThoseWho('create_clients', CreateClient))
