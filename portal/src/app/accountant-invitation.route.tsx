import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { identityQuery, organizationQuery } from '../api/member.queries.ts'
import { AccountantInvitationPage } from '../features/accountant-invitation/accountant-invitation.page.tsx'
import { paths } from './paths.ts'

export function AccountantInvitationRoute() {
  const { uuid = '' } = useParams()
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  return (
    <AccountantInvitationPage
      key={uuid}
      uuid={uuid}
      organization={organization}
      identity={identity}
      clientsPath={paths.clients}
      clientPath={paths.client}
      logoutPath={paths.logout}
    />
  )
}
