import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { type ComponentType, lazy, Suspense, useMemo, useRef } from 'react'
import { Navigate } from 'react-router'
import { clients } from '../../texts/clients.ts'
import { errors } from '../../texts/errors.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { rowRange } from '../../ui/tables/row-range.ts'
import type { ClientsAnswer } from './clients.queries.ts'
import { ClientsTable } from './clients.table.tsx'
import { ClientsToolbar } from './clients.toolbar.tsx'
import { LazyDock } from './lazy-dock.tsx'
import { LeftOutNotice } from './left-out.notice.tsx'
import { isNarrowed, searchOf } from './list-address.ts'
import { ListFailure } from './list-failure.tsx'
import { ListFoot } from './list-foot.tsx'
import { type RowMenuProps, RowMenus } from './row-menus.tsx'
import { SelectionContext } from './selection-context.ts'
import { useColumns } from './use-columns.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useChangeAddress, useListAddress } from './use-list-address.ts'
import { useListSelection } from './use-list-selection.ts'
import { usePageTurn } from './use-page-turn.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowReturn } from './use-row-return.ts'
import { useShownClients } from './use-shown-clients.ts'
import { ViewTabs } from './view-tabs.tsx'

const NoClients = lazy(() => import('./no-clients.tsx').then((module) => ({ default: module.NoClients })))

type Props = {
  organizationUuid: string
  identityUuid: string
  toClient: (uuid: string) => string
  onRowIntent: (row: ClientRow | undefined) => void
  RowMenu: ComponentType<RowMenuProps>
}

const announcementOf = ({ address, count }: ClientsAnswer): string =>
  count === 0 ? clients.noMatch : clients.shown(rowRange(address.page, address.per_page, count))

/** The firm has no clients yet: nothing to search, filter or sort. */
const isFirmEmpty = ({ counts, address }: ClientsAnswer): boolean =>
  counts.all + counts.archived === 0 && !isNarrowed(address)

export function ClientsList({ organizationUuid, identityUuid, toClient, onRowIntent, RowMenu }: Props) {
  const address = useListAddress()
  const change = useChangeAddress()
  const { shown, hasFailed, isFetching, ...list } = useShownClients(organizationUuid, address)
  const columns = useColumns(identityUuid, toClient)
  const table = useRef<HTMLTableElement>(null)
  const hasTurned = usePageTurn(table, shown?.address)
  useRowKeys(table)
  useRowReturn(table)
  const rows = useMemo(() => shown?.results.map(({ row }) => row), [shown])
  useKeepFocus(table, rows)
  const selection = useListSelection(address, rows, table)
  // The rows on screen are not those of the page that failed to load: they stay visible, but inert.
  const isOutdated = hasFailed && shown !== undefined && searchOf(shown.address) !== searchOf(address)
  const retryProps = { onRetry: () => void list.retry(), isRetrying: isFetching }

  if (list.lastPage) return <Navigate to={{ search: searchOf({ ...address, page: list.lastPage }) }} replace />
  return (
    <SelectionContext value={selection}>
      <ViewTabs address={address} counts={shown?.counts} hasFailed={hasFailed} />
      {!(shown && isFirmEmpty(shown)) && (
        <ClientsToolbar
          address={address}
          change={change}
          count={shown?.count}
          columns={columns.all}
          shownColumns={columns.shown}
          onToggleColumn={columns.toggle}
        />
      )}
      {hasFailed && shown && <ListFailure {...retryProps} />}
      {shown && shown.left_out > 0 && <LeftOutNotice count={shown.left_out} />}
      {hasFailed && !shown ? (
        <div className="pt-12">
          <ErrorState {...errors.clients} {...retryProps} hint={clients.triedAgain} />
        </div>
      ) : shown?.count === 0 ? (
        <Suspense>
          <NoClients
            organizationUuid={organizationUuid}
            address={shown.address}
            isFirmEmpty={isFirmEmpty(shown)}
            change={change}
          />
        </Suspense>
      ) : (
        <div inert={isOutdated} className={isOutdated ? 'opacity-50' : ''}>
          <RowMenus table={table} rows={rows} RowMenu={RowMenu}>
            <ClientsTable
              ref={table}
              columns={columns.shown}
              rows={rows}
              perPage={address.per_page}
              sort={address.sort}
              isRefreshing={shown !== undefined && list.isPending}
              onRowIntent={onRowIntent}
            />
          </RowMenus>
        </div>
      )}
      {shown && (
        <LazyDock
          organizationUuid={organizationUuid}
          address={address}
          count={shown.count}
          hasRuns={shown.has_runs}
          toClient={toClient}
        />
      )}
      {(shown ? shown.count > 0 : !hasFailed) && <ListFoot shown={shown} address={address} change={change} />}
      <p role="status" className="sr-only">
        {hasTurned && shown && announcementOf(shown)}
      </p>
    </SelectionContext>
  )
}
