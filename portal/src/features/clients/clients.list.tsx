import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Navigate } from 'react-router'
import { CLIENTS_PAGE_SIZE } from '../../api/contract.ts'
import { clients } from '../../texts/clients.ts'
import { errors } from '../../texts/errors.ts'
import { withNames } from '../../texts/names.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { rowRange } from '../../ui/row-range.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SpotRows } from '../../ui/spot-rows.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../ui/words.ts'
import { clientColumns } from './client-columns.tsx'
import { searchOfPage } from './page-number.ts'
import { usePageTurn } from './use-page-turn.ts'
import { useShownClients } from './use-shown-clients.ts'

type Props = { organizationUuid: string; page: number }

export function ClientsList({ organizationUuid, page }: Props) {
  const list = useShownClients(organizationUuid, page)
  const { shown, hasFailed, isFetching } = list
  const table = useRef<HTMLTableElement>(null)
  const hasTurned = usePageTurn(table, shown?.page)
  const retry = () => void list.retry()

  if (hasFailed && !shown) {
    return (
      <div className="pt-12">
        <ErrorState {...errors.clients} onRetry={retry} isRetrying={isFetching} hint={clients.triedAgain} />
      </div>
    )
  }
  if (list.lastInstead) return <Navigate to={{ search: searchOfPage(list.lastInstead) }} replace />
  if (shown?.count === 0) {
    return <EmptyState drawing={<SpotRows />} title={clients.empty.title} text={withNames(clients.empty.text)} />
  }
  return (
    <>
      {hasFailed && (
        <Banner
          tone="danger"
          icon={CircleAlert}
          role="alert"
          title={errors.clients.title}
          text={`${errors.clients.text}. ${clients.triedAgain}`}
          action={
            <Button size="sm" onPress={retry} isPending={isFetching}>
              {words.tryAgain}
            </Button>
          }
          className="mt-4 max-w-280"
        />
      )}
      <Table
        ref={table}
        caption={clients.tableName}
        columns={clientColumns}
        rows={shown?.results.map(({ row }) => row)}
        rowKey={(row) => row.uuid}
        skeletonRows={CLIENTS_PAGE_SIZE}
        isRefreshing={shown !== undefined && list.isPending}
        className="mt-5 -scroll-mt-16"
      />
      <p role="status" className="sr-only">
        {hasTurned && shown && clients.shown(rowRange(shown.page, CLIENTS_PAGE_SIZE, shown.count))}
      </p>
      <div className="sticky bottom-0 z-4 mt-auto bg-surface">
        {shown ? (
          <Pagination
            page={shown.page}
            perPage={CLIENTS_PAGE_SIZE}
            total={shown.count}
            toPage={(next) => ({ search: searchOfPage(next) })}
          />
        ) : (
          <div className="flex min-h-14 items-center">
            <Skeleton width={84} className="animate-late" />
          </div>
        )}
      </div>
    </>
  )
}
