import { useQuery } from '@tanstack/react-query'
import { may } from '../../api/may.ts'
import { planPreviewQuery } from '../../api/plan.queries.ts'
import { type ClientDetail, isPlanAllowed } from './client-detail.ts'

/** The next bill of a client whom the firm pays for; asked for only if there is one and the reader may see amounts. */
export const useBill = (detail: ClientDetail) => {
  const { client, subscription } = detail
  const isBilled = isPlanAllowed(detail, 'change_plan') || Boolean(subscription?.scheduled_plan)
  const isAsked = isBilled && isPlanAllowed(detail, 'keep_plan') && may('see_amounts')
  const query = useQuery({ ...planPreviewQuery(client), enabled: isAsked })
  return {
    preview: query.data,
    isPending: isAsked && query.isPending,
    hasFailed: query.isError && !query.data,
    isFetching: query.isFetching,
    retry: (): void => void query.refetch(),
  }
}

export type Bill = ReturnType<typeof useBill>
