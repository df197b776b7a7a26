import type { ClientView } from '@partner-hub/contracts/clients/client-list.ts'
import { CLIENT_VIEWS } from '../../api/contract.ts'
import { clients } from '../../texts/clients.ts'
import { LinkTabs } from '../../ui/facts/tabs.tsx'
import { changed, type ListAddress, searchOf } from './list-address.ts'

type Props = { address: ListAddress; counts: Record<ClientView, number> | undefined; hasFailed: boolean }

/** Changing the view keeps the search and filters; the counts ignore them. */
export function ViewTabs({ address, counts, hasFailed }: Props) {
  return (
    <LinkTabs
      name={clients.views.name}
      className="mt-4"
      tabs={CLIENT_VIEWS.map((view) => ({
        label: clients.views[view],
        to: { search: searchOf(changed(address, { view })) },
        isCurrent: view === address.view,
        count: counts?.[view] ?? (hasFailed ? 'unknown' : 'loading'),
      }))}
    />
  )
}
