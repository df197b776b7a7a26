import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { clientLists } from '../../api/client-lists.ts'
import { ClientPage } from '../../features/client/client.page.tsx'
import { clientQuery } from '../../features/client/client.queries.ts'
import { client } from '../../texts/client.ts'
import { usePageName } from '../page-entry.ts'
import { paths } from '../paths.ts'
import { currentTrail, stepsBackTo } from '../trail.ts'

export function ClientRoute() {
  const { uuid = '' } = useParams()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(clientQuery(uuid))
  usePageName(data?.client_name ?? client.title)

  const goBack = (): boolean => {
    const steps = stepsBackTo(currentTrail(), paths.clients, paths.client(uuid))
    if (steps > 0) void navigate(-steps)
    return steps > 0
  }
  return (
    <ClientPage
      key={uuid}
      uuid={uuid}
      to={{
        clients: paths.clients,
        businessInfo: paths.client(uuid),
        billing: paths.clientBilling(uuid),
        contacts: paths.clientContacts(uuid),
        plan: paths.clientPlan(uuid),
        settings: paths.embeddedAccount(uuid, 'settings'),
        invitation: paths.inviteOwner,
      }}
      onBack={goBack}
      onChanged={() => void queryClient.invalidateQueries(clientLists)}
    />
  )
}
