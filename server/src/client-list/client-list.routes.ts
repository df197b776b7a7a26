import * as calls from '@partner-hub/contracts/clients/client-list.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { listClients } from './list-clients.ts'

export const clientListRoutes = (parts: Parts): Route[] => [
  forMember(calls.listBusinessClients, 'see_clients', listClients(parts), (list, { member, params, query }) =>
    list(member, params.organizationUuid, query),
  ),
]
