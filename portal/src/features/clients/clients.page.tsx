import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { may } from '../../api/may.ts'
import { identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { clients } from '../../texts/clients.ts'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { ClientsList } from './clients.list.tsx'
import { Guides } from './guides.tsx'
import type { RowMenuProps } from './row-menus.tsx'
import { useRowIntent } from './use-row-intent.ts'

type Props = {
  createClientPath: string
  /** Shown above the list: what waits for the reader's answer. */
  news: ReactNode
  toClient: (uuid: string) => string
  /** Called when a client is about to be opened. */
  onIntent: (uuid: string) => void
  RowMenu: ComponentType<RowMenuProps>
}

export function ClientsPage({ createClientPath, news, toClient, onIntent, RowMenu }: Props) {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  const onRowIntent = useRowIntent(onIntent)
  return (
    <div className="flex grow flex-col px-(--page-x) pt-7 max-md:pt-5">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h1 tabIndex={-1} className="type-page">
          {clients.heading}
        </h1>
        {may('create_clients') && (
          <RouteLinkButton to={createClientPath} tone="primary" icon={Plus} beginsChange>
            {clients.create}
          </RouteLinkButton>
        )}
      </div>
      {news}
      {!(organization.hide_client_sync_banner && identity.hide_getting_started) && (
        <Guides organization={organization} identity={identity} createClientPath={createClientPath} />
      )}
      <ClientsList
        organizationUuid={organization.uuid}
        identityUuid={identity.uuid}
        toClient={toClient}
        onRowIntent={onRowIntent}
        RowMenu={RowMenu}
      />
    </div>
  )
}
