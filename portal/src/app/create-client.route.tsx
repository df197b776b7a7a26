import { useSuspenseQuery } from '@tanstack/react-query'
import { currentUserQuery, identityQuery, organizationQuery } from '../api/member.queries.ts'
import { CreateClientPage } from '../features/create-client/create-client.page.tsx'
import { paths } from './paths.ts'

export function CreateClientRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  return (
    <CreateClientPage
      email={user.email}
      organizationUuid={organization.uuid}
      identityId={identity.fb_identity_id}
      clientsPath={paths.clients}
      clientPath={paths.client}
    />
  )
}
