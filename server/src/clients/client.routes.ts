import { listBusinessClients } from '@partner-hub/contracts/client-list.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { listClients } from './list-clients.ts'

interface Operations {
  list: ReturnType<typeof listClients>
}

export const clientRoutes = (clients: Operations): Route[] => [
  forMember(listBusinessClients, 'see_clients', ({ firm, params, query }) =>
    clients.list(firm, params.organizationUuid, query),
  ),
]
