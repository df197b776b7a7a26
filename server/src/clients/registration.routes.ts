import { listSimilarClients } from '@partner-hub/contracts/client-list.ts'
import { registerClient } from '@partner-hub/contracts/client-registration.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { findSimilarClients } from './find-similar-clients.ts'
import type * as registration from './register-client.ts'

interface Operations {
  register: ReturnType<typeof registration.registerClient>
  findSimilar: ReturnType<typeof findSimilarClients>
}

export const clientRegistrationRoutes = (clients: Operations): Route[] => [
  forMember(registerClient, 'create_clients', ({ member, params, query, body, once }) =>
    clients.register(member, params.organizationUuid, body, once, { isUnique: query.unless_duplicate === 'true' }),
  ),
  forMember(listSimilarClients, 'see_clients', ({ firm, params, query }) =>
    clients.findSimilar(firm, params.organizationUuid, query),
  ),
]
