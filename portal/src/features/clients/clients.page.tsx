import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { clients } from '../../texts/clients.ts'
import { ClientsList } from './clients.list.tsx'
import { GettingStartedPanel } from './getting-started.panel.tsx'
import { pageOf } from './page-number.ts'
import { SyncBanner } from './sync-banner.tsx'

export function ClientsPage() {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  const [search] = useSearchParams()
  return (
    <div className="flex grow flex-col px-(--page-x) pt-7">
      <div className="flex min-h-10 items-center">
        <h1 tabIndex={-1} className="type-page">
          {clients.heading}
        </h1>
      </div>
      <div className="max-w-280">
        <SyncBanner organization={organization} />
        <GettingStartedPanel organization={organization} identity={identity} />
      </div>
      <ClientsList organizationUuid={organization.uuid} page={pageOf(search)} />
    </div>
  )
}
