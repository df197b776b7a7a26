import { queryOptions } from '@tanstack/react-query'
import { clientKey } from '../../api/client-lists.ts'
import { listSubscriptionInvoices } from '../../api/contract.ts'
import { fetchRecords } from '../../api/records.ts'

/** News about the client also asks for its receipts again. */
export const clientReceiptsQuery = ({ uuid, subscription }: { uuid: string; subscription: string }) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'receipts', subscription],
    queryFn: ({ signal }) => fetchRecords(listSubscriptionInvoices, { params: { uuid: subscription }, signal }),
  })
