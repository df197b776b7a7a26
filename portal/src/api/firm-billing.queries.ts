import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { clientLists } from './client-lists.ts'
import { getFirmBilling } from './contract.ts'

/** Among the client lists: whatever changes a client's plan also changes what the firm pays. */
export const firmBillingQuery = (organizationUuid: string) =>
  queryOptions({
    queryKey: [...clientLists.queryKey, organizationUuid, 'billing'],
    queryFn: ({ signal }) => api(getFirmBilling, { params: { organizationUuid }, signal }),
  })
