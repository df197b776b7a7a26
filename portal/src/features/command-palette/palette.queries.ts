import { queryOptions } from '@tanstack/react-query'
import { clientLists } from '../../api/client-lists.ts'
import { listBusinessClients } from '../../api/contract.ts'
import { fetchRecords } from '../../api/records.ts'

const MOST = 8

/** Clients of every status by name, owner, email or phone: the palette has no view. */
export const foundClientsQuery = (organizationUuid: string, search: string) =>
  queryOptions({
    queryKey: [...clientLists.queryKey, organizationUuid, { found: search }],
    queryFn: ({ signal }) =>
      fetchRecords(listBusinessClients, {
        params: { organizationUuid },
        query: { search, limit: MOST },
        signal,
      }),
    enabled: search !== '',
  })
