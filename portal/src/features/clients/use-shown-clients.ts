import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { lastPageOf } from '../../ui/tables/pages-around.ts'
import { clientsQuery } from './clients.queries.ts'
import type { ListAddress } from './list-address.ts'

const toastFailure = () => toast.error(errors.clients.title, errors.clients.text)

/** The requested page, or the previous one until it has loaded. */
export const useShownClients = (organizationUuid: string, address: ListAddress) => {
  const query = useQuery(clientsQuery(organizationUuid, address))
  const { data, isFetching, refetch } = query
  const lastPageNumber = data && lastPageOf(data.count, address.per_page)
  const loaded = lastPageNumber !== undefined && address.page <= lastPageNumber ? data : undefined
  const [lastLoaded, setBefore] = useState(loaded)
  if (loaded && loaded !== lastLoaded) setBefore(loaded)

  // A retry clears the query's error, but for the reader the failure lasts until rows arrive.
  const hasFailed = query.errorUpdatedAt > query.dataUpdatedAt

  // Automatic retries add no toasts. Each page has its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page that fails is another failure
  useEffect(() => {
    if (hasFailed) toastFailure()
  }, [hasFailed, address])

  // Reloading the same page adds no toast either.
  const isIncomplete = loaded !== undefined && loaded.left_out > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with a bad record is another load
  useEffect(() => {
    if (isIncomplete) toast.error(errors.mapping.title, errors.mapping.text)
  }, [isIncomplete, address])

  const retry = async () => {
    const { isError } = await refetch()
    if (isError) toastFailure()
    // The button that was pressed is gone, so focus moves to the top of the page.
    else document.querySelector('h1')?.focus({ preventScroll: true })
  }

  return {
    shown: loaded ?? lastLoaded,
    /** The last page, if the requested one is beyond it. */
    lastPage: lastPageNumber !== undefined && address.page > lastPageNumber ? lastPageNumber : undefined,
    isPending: loaded === undefined && isFetching,
    isFetching,
    hasFailed,
    retry,
  }
}
