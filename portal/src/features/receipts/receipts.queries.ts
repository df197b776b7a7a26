import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { clientKey } from '../../api/client-lists.ts'
import { listReceipts, listSubscriptionInvoices } from '../../api/contract.ts'
import { fetchRecords } from '../../api/records.ts'

/** The present year first, then one earlier year with receipts at a time. */
export const receiptYearsQuery = (organizationUuid: string) =>
  infiniteQueryOptions({
    queryKey: ['receipts', organizationUuid],
    queryFn: ({ pageParam: year, signal }) =>
      fetchRecords(listReceipts, { params: { organizationUuid }, query: year === null ? {} : { year }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier_year }) => earlier_year,
  })

/** News about the client also asks for its receipts again. */
export const clientReceiptsQuery = ({ uuid, subscription }: { uuid: string; subscription: string }) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'receipts', subscription],
    queryFn: ({ signal }) => fetchRecords(listSubscriptionInvoices, { params: { uuid: subscription }, signal }),
  })
