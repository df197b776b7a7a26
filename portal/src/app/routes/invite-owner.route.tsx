import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { clientKey, clientLists } from '../../api/client-lists.ts'
import { identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { InviteOwnerPage } from '../../features/invite-owner/invite-owner.page.tsx'
import { closedToVisits, openToThoseWho } from '../closed-page.tsx'
import { paths } from '../paths.ts'

function InviteOwner() {
  const { uuid = '' } = useParams()
  const queryClient = useQueryClient()
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  return (
    <InviteOwnerPage
      key={uuid}
      contactUuid={uuid}
      organization={organization}
      identity={identity}
      clientsPath={paths.clients}
      clientPath={paths.client}
      onSent={(client) => {
        void queryClient.invalidateQueries({ queryKey: clientKey(client) })
        void queryClient.invalidateQueries(clientLists)
      }}
    />
  )
}

export const InviteOwnerRoute = closedToVisits(openToThoseWho('invite_owners', InviteOwner))
