import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { lastPageOf } from '../../ui/tables/pages-around.ts'
import { clientsQuery } from './clients.queries.ts'
import type { ListAddress } from './list-address.ts'

const sayFailed = () => toast.error(errors.clients.title, errors.clients.text)

/** The requested page, or the previous one until it has loaded. */
export const useShownClients = (organizationUuid: string, asked: ListAddress) => {
  const query = useQuery(clientsQuery(organizationUuid, asked))
  const { data, isFetching, refetch } = query
  const last = data && lastPageOf(data.count, asked.per_page)
  const arrived = last !== undefined && asked.page <= last ? data : undefined
  const [before, setBefore] = useState(arrived)
  if (arrived && arrived !== before) setBefore(arrived)

  // A retry clears the query's error, but for the reader the failure lasts until rows arrive.
  const hasFailed = query.errorUpdatedAt > query.dataUpdatedAt

  // Automatic retries add no toasts. Each page has its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page that fails is another failure
  useEffect(() => {
    if (hasFailed) sayFailed()
  }, [hasFailed, asked])

  // Reloading the same page adds no toast either.
  const isIncomplete = arrived !== undefined && arrived.left_out > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with a bad record is another load
  useEffect(() => {
    if (isIncomplete) toast.error(errors.mapping.title, errors.mapping.text)
  }, [isIncomplete, asked])

  const retry = async () => {
    const { isError } = await refetch()
    if (isError) sayFailed()
    // The button that was pressed is gone, so focus moves to the top of the page.
    else document.querySelector('h1')?.focus({ preventScroll: true })
  }

  return {
    shown: arrived ?? before,
    /** The last page, if the requested one is beyond it. */
    lastInstead: last !== undefined && asked.page > last ? last : undefined,
    isPending: arrived === undefined && isFetching,
    isFetching,
    hasFailed,
    retry,
  }
}
