import * as client from '@partner-hub/contracts/business-clients.ts'
import { listClientActivity } from '@partner-hub/contracts/client-activity.ts'
import * as contact from '@partner-hub/contracts/client-contacts.ts'
import { listBusinessClients } from '@partner-hub/contracts/client-list.ts'
import { getClientMoments } from '@partner-hub/contracts/client-moments.ts'
import * as subscription from '@partner-hub/contracts/subscriptions.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { actOnClient } from './act-on-client.ts'
import type { getClient } from './get-client.ts'
import type * as moments from './get-client-moments.ts'
import type { getContact } from './get-contact.ts'
import type { getSubscription } from './get-subscription.ts'
import type * as activity from './list-client-activity.ts'
import type { listClients } from './list-clients.ts'
import type { updateClient } from './update-client.ts'
import type { updateContact } from './update-contact.ts'

type Acting = ReturnType<typeof actOnClient>

interface Operations {
  list: ReturnType<typeof listClients>
  get: ReturnType<typeof getClient>
  update: ReturnType<typeof updateClient>
  archive: Acting
  removeAccess: Acting
  removeAccessAndArchive: Acting
  restore: Acting
  getContact: ReturnType<typeof getContact>
  updateContact: ReturnType<typeof updateContact>
  getSubscription: ReturnType<typeof getSubscription>
  getMoments: ReturnType<typeof moments.getClientMoments>
  listActivity: ReturnType<typeof activity.listClientActivity>
}

type ActEndpoint = typeof client.archiveBusinessClient

const act = (endpoint: ActEndpoint, run: Acting): Route =>
  forMember(endpoint, 'change_clients', ({ member, params, body, once, isCurrent }) =>
    tagged(run(member, namedUuid(params, body), { once, isCurrent })),
  )

export const clientRoutes = (clients: Operations): Route[] => [
  forMember(listBusinessClients, 'see_clients', ({ firm, params, query }) =>
    clients.list(firm, params.organizationUuid, query),
  ),
  forMember(client.getBusinessClient, 'see_clients', ({ firm, params }) => tagged(clients.get(firm, params.uuid))),
  forMember(client.updateBusinessClient, 'change_clients', ({ member, params, body, isCurrent, dropped }) =>
    tagged(clients.update(member, namedUuid(params, body), body, { isCurrent, dropped })),
  ),
  act(client.archiveBusinessClient, clients.archive),
  act(client.removeClientAccess, clients.removeAccess),
  act(client.removeAccessAndArchive, clients.removeAccessAndArchive),
  act(client.restoreBusinessClient, clients.restore),
  forMember(contact.getClientContact, 'see_clients', ({ firm, params }) =>
    tagged(clients.getContact(firm, params.uuid)),
  ),
  forMember(contact.updateClientContact, 'change_clients', ({ member, params, body, isCurrent, dropped }) =>
    tagged(clients.updateContact(member, namedUuid(params, body), body, { isCurrent, dropped })),
  ),
  forMember(subscription.getSubscription, 'see_clients', ({ firm, params }) =>
    clients.getSubscription(firm, params.uuid),
  ),
  forMember(getClientMoments, 'see_clients', ({ firm, params }) => clients.getMoments(firm, params.uuid)),
  forMember(listClientActivity, 'see_clients', ({ firm, params }) => clients.listActivity(firm, params.uuid)),
]
