import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { wordsOf } from '../../api/failure.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { withNames } from '../../texts/names.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { supportVisits } from '../../texts/support-visits.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { SpotSearch } from '../../ui/notices/spot-search.tsx'
import { lastPageOf } from '../../ui/tables/pages-around.ts'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { Table } from '../../ui/tables/table.tsx'
import { supportVisitsQuery, VISITS_PAGE_SIZE } from './support-visits.queries.ts'
import { visitColumns } from './visit-columns.tsx'

const toPage = (page: number) => ({ search: page === 1 ? '' : `?page=${page}` })

/** Who at support has visited the firm, why and for how long (docs/threats.md A11). */
export function SupportVisitsPage() {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(supportVisitsQuery(organization.uuid, page))
  const last = data && lastPageOf(data.count, VISITS_PAGE_SIZE)
  if (last && page > last) return <Navigate to={toPage(last)} replace />
  return (
    <div className="flex grow flex-col px-(--page-x) pt-7 max-md:pt-5">
      <h1 tabIndex={-1} className="type-page">
        {pageTitles.supportVisits}
      </h1>
      <p className="mt-1 mb-5 max-w-160 text-text-muted">{withNames(supportVisits.text)}</p>
      {error && !data ? (
        <ErrorState {...wordsOf(error, supportVisits.failed)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data?.count === 0 ? (
        <EmptyState
          drawing={<SpotSearch />}
          title={supportVisits.empty.title}
          text={withNames(supportVisits.empty.text)}
        />
      ) : (
        <Table
          caption={pageTitles.supportVisits}
          columns={visitColumns}
          rows={data?.results}
          isRefreshing={isPlaceholderData}
        />
      )}
      {data && data.count > VISITS_PAGE_SIZE && (
        <Pagination page={page} perPage={VISITS_PAGE_SIZE} total={data.count} toPage={toPage} />
      )}
    </div>
  )
}
