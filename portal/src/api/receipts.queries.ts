import { infiniteQueryOptions } from '@tanstack/react-query'
import { listReceipts } from './contract.ts'
import { fetchRecords } from './records.ts'

/** The present year first, then one earlier year with receipts at a time. */
export const receiptYearsQuery = (organizationUuid: string) =>
  infiniteQueryOptions({
    queryKey: ['receipts', organizationUuid],
    queryFn: ({ pageParam: year, signal }) =>
      fetchRecords(listReceipts, { params: { organizationUuid }, query: year === null ? {} : { year }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier_year }) => earlier_year,
  })
