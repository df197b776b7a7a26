import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { CLIENTS_PAGE_SIZE } from '../../api/contract.ts'
import { clients } from '../../texts/clients.ts'
import { errors } from '../../texts/errors.ts'
import { withNames } from '../../texts/names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SpotRows } from '../../ui/spot-rows.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { clientColumns } from './client-columns.tsx'
import { clientsQuery } from './clients.queries.ts'
import { lastPageOf, searchOfPage } from './page-number.ts'

type Props = { organizationUuid: string; page: number }

export function ClientsList({ organizationUuid, page }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(clientsQuery(organizationUuid, page))

  useEffect(() => {
    if (error) toast.error(errors.clients.title, errors.clients.text)
  }, [error])

  if (error && (!data || isPlaceholderData)) {
    return (
      <div className="pt-12">
        <ErrorState {...errors.clients} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  }
  const last = data && lastPageOf(data.count, CLIENTS_PAGE_SIZE)
  if (last && page > last && !isPlaceholderData) return <Navigate to={{ search: searchOfPage(last) }} replace />
  if (data?.count === 0) {
    return <EmptyState drawing={<SpotRows />} title={clients.empty.title} text={withNames(clients.empty.text)} />
  }
  return (
    <>
      <Table
        caption={clients.tableName}
        columns={clientColumns}
        rows={data?.results.map(({ row }) => row)}
        rowKey={(row) => row.uuid}
        skeletonRows={CLIENTS_PAGE_SIZE}
        isRefreshing={isPlaceholderData}
        className="mt-5"
      />
      <div className="sticky bottom-0 z-4 mt-auto bg-surface">
        {data ? (
          <Pagination
            page={page}
            perPage={CLIENTS_PAGE_SIZE}
            total={data.count}
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
