import type { UseQueryResult } from '@tanstack/react-query'
import type { Pair } from '../../texts/errors.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'

type Props = {
  title: string
  loading: string
  failed: Pair
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
}

/** A panel whose data is loading or did not load. */
export function UnreadyPanel({ title, loading, failed, query }: Props) {
  return (
    <Panel title={title}>
      {query.isError ? (
        <ErrorState {...failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <div aria-busy className="grid animate-late gap-4 px-5 pt-1 pb-6">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-17" width="100%" />
          <Skeleton width="70%" />
        </div>
      )}
    </Panel>
  )
}
