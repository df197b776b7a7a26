import { useQuery } from '@tanstack/react-query'
import { may } from '../../api/may.ts'
import { clients } from '../../texts/clients.ts'
import { withNames } from '../../texts/names.ts'
import { noClients } from '../../texts/no-clients.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { SpotRows } from '../../ui/notices/spot-rows.tsx'
import { SpotSearch } from '../../ui/notices/spot-search.tsx'
import { clientFilters, selectedOptions } from './client-filters.ts'
import { clientsQuery } from './clients.queries.ts'
import { changed, cleared, isNarrowed, type ListAddress, searchOf } from './list-address.ts'
import type { ChangeAddress } from './use-list-address.ts'

const numbers = new Intl.NumberFormat()

type Props = { organizationUuid: string; address: ListAddress; isFirmEmpty: boolean; change: ChangeAddress }

/** Three empty states: no clients at all, none in this view, no matches. */
export function NoClients({ organizationUuid, address, isFirmEmpty, change }: Props) {
  if (isNarrowed(address)) return <NoMatch organizationUuid={organizationUuid} address={address} change={change} />
  const { title, text } = isFirmEmpty ? wordsOfFirm() : wordsOfView(address.view)
  return <EmptyState drawing={<SpotRows />} title={title} text={withNames(text)} />
}

const wordsOfFirm = () => {
  if (!may('see_every_client')) return noClients.noneAssigned
  return may('create_clients') ? noClients.empty : noClients.emptyForReaders
}

const wordsOfView = (view: ListAddress['view']) =>
  view === 'archived' && !may('archive_clients') ? noClients.archivedForReaders : noClients.emptyViews[view]

function NoMatch({ organizationUuid, address, change }: Omit<Props, 'isFirmEmpty'>) {
  const { noMatch } = noClients
  const { views } = clients
  const filters = clientFilters
    .map((kind) => ({ label: kind.label, chosen: selectedOptions(kind, address[kind.name]) }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ label, chosen }) => `${label} ${chosen.map((option) => option.label).join(' or ')}`)
  const elsewhere = changed(address, { view: address.view === 'all' ? 'archived' : 'all' })
  const { data } = useQuery({ ...clientsQuery(organizationUuid, elsewhere), refetchInterval: false })
  return (
    <EmptyState
      drawing={<SpotSearch />}
      title={noMatch.title}
      text={noMatch.text(address.search, views[address.view], filters)}
      action={
        <div className="grid justify-items-center gap-4">
          <Button onPress={() => change(() => cleared)}>{noMatch.clear}</Button>
          {data && data.count > 0 && (
            <RouteLink to={{ search: searchOf(elsewhere) }} className="text-small">
              {noMatch.elsewhere(numbers.format(data.count), views[elsewhere.view])}
            </RouteLink>
          )}
        </div>
      }
    />
  )
}
