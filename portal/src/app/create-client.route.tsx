import { useSuspenseQuery } from '@tanstack/react-query'
import { currentUserQuery, organizationQuery } from '../api/member.queries.ts'
import { CreateClientPage } from '../features/create-client/create-client.page.tsx'
import { paths } from './paths.ts'

export function CreateClientRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: organization } = useSuspenseQuery(organizationQuery)
  return (
    <CreateClientPage
      email={user.email}
      organizationUuid={organization.uuid}
      accountPath={paths.embeddedAccount}
      clientsPath={paths.clients}
      clientPath={paths.client}
    />
  )
}
