import { listSimilarClients } from '@partner-hub/contracts/clients/client-list.ts'
import * as calls from '@partner-hub/contracts/clients/client-registration.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { findSimilarClients } from './find-similar-clients.ts'
import { registerClient } from './register-client.ts'

export const registrationRoutes = (parts: Parts): Route[] => [
  forMember(
    calls.registerClient,
    'create_clients',
    registerClient({ ...parts, waitMs: parts.config.PROVISION_WAIT_MS }),
    (register, { member, params, query, body, once }) =>
      register(member, params.organizationUuid, body, once, { isUnique: query.unless_duplicate === 'true' }),
  ),
  forMember(listSimilarClients, 'see_clients', findSimilarClients(parts), (find, { member, params, query }) =>
    find(member, params.organizationUuid, query),
  ),
]
