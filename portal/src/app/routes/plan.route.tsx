import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { clientKey, clientLists } from '../../api/client-lists.ts'
import { isNoClient } from '../../api/no-client.ts'
import { clientQuery, subscriptionQuery } from '../../features/client/client.queries.ts'
import { PlanPage } from '../../features/plan/plan.page.tsx'
import { planTexts } from '../../texts/plan.ts'
import { closedToVisits, openToThoseWho } from '../closed-page.tsx'
import { usePageName } from '../page-entry.ts'
import { paths } from '../paths.ts'

function Plan() {
  const { uuid = '' } = useParams()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const record = useQuery(clientQuery(uuid))
  const client = record.data
  const ofClient = subscriptionQuery(client ?? { uuid, subscription: '' })
  const subscription = useQuery({ ...ofClient, enabled: client !== undefined })
  usePageName(planTexts.heading[subscription.data?.status === 'ACTIVE' ? 'change' : 'select'])

  const onChanged = (changed?: Subscription) => {
    if (changed) queryClient.setQueryData(ofClient.queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: clientKey(uuid) })
    void queryClient.invalidateQueries(clientLists)
  }
  return (
    <PlanPage
      key={uuid}
      client={client}
      subscription={subscription.data ?? undefined}
      isMissing={isNoClient(record.error) && !client}
      hasFailed={record.isError || subscription.data === null}
      isFetching={record.isFetching || subscription.isFetching}
      onRetry={() => void (client ? subscription : record).refetch()}
      to={{
        clients: paths.clients,
        billing: paths.clientBilling(uuid),
        paymentMethod: paths.paymentMethod(pathname + search),
      }}
      onChanged={onChanged}
    />
  )
}

export const PlanRoute = closedToVisits(openToThoseWho('choose_plans', Plan))
