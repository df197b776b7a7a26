import type { archiveBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { rightOfAct } from '@partner-hub/contracts/clients/client-rights.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { actOnClient } from './act-on-client.ts'

/** The route of an act that changes a client's status. */
export const actRoute = (
  endpoint: typeof archiveBusinessClient,
  action: ClientAction,
  act: ReturnType<typeof actOnClient>,
): Route =>
  forMember(endpoint, rightOfAct[action], act, (run, { member, params, body, once, isCurrent }) =>
    tagged(run(member, namedUuid(params, body), { once, isCurrent })),
  )
