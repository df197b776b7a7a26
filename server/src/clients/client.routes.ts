import * as calls from '@partner-hub/contracts/clients/business-clients.ts'
import * as activity from '@partner-hub/contracts/clients/client-activity.ts'
import * as contact from '@partner-hub/contracts/clients/client-contacts.ts'
import * as moments from '@partner-hub/contracts/clients/client-moments.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { actOnClient } from './act-on-client.ts'
import { actRoute } from './act-route.ts'
import { getClient } from './get-client.ts'
import { getClientMoments } from './get-client-moments.ts'
import { getContact } from './get-contact.ts'
import { listClientActivity } from './list-client-activity.ts'
import { updateClient } from './update-client.ts'
import { updateContact } from './update-contact.ts'

type Needs = Parts & Parameters<typeof getClient>[0]

export const clientRoutes = (parts: Needs): Route[] => [
  forMember(calls.getBusinessClient, 'see_clients', getClient(parts), (get, { member, params }) =>
    tagged(get(member, params.uuid)),
  ),
  forMember(
    calls.updateBusinessClient,
    'change_clients',
    updateClient(parts),
    (update, { member, params, body, isCurrent, dropped }) =>
      tagged(update(member, namedUuid(params, body), body, { isCurrent, dropped })),
  ),
  actRoute(calls.archiveBusinessClient, 'archive', actOnClient(parts, 'archive')),
  actRoute(calls.restoreBusinessClient, 'restore', actOnClient(parts, 'restore')),
  forMember(contact.getClientContact, 'see_clients', getContact(parts), (get, { member, params }) =>
    tagged(get(member, params.uuid)),
  ),
  forMember(
    contact.updateClientContact,
    'change_clients',
    updateContact(parts),
    (update, { member, params, body, isCurrent, dropped }) =>
      tagged(update(member, namedUuid(params, body), body, { isCurrent, dropped })),
  ),
  forMember(moments.getClientMoments, 'see_clients', getClientMoments(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
  forMember(activity.listClientActivity, 'see_clients', listClientActivity(parts), (list, { member, params }) =>
    list(member, params.uuid),
  ),
]
