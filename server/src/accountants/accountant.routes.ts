import * as calls from '@partner-hub/contracts/books/accountant-invitations.ts'
import * as client from '@partner-hub/contracts/clients/business-clients.ts'
import { actRoute } from '../clients/act-route.ts'
import { forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { acceptAccountantInvitation, declineAccountantInvitation } from './answer-accountant-invitation.ts'
import { getAccountantInvitation, listAccountantInvitations } from './get-accountant-invitation.ts'
import { giveUpClient } from './give-up-client.ts'

export const accountantRoutes = (parts: Parts): Route[] => [
  forMember(calls.listAccountantInvitations, 'see_clients', listAccountantInvitations(parts), (list, { member }) =>
    list(member),
  ),
  forPerson(calls.getAccountantInvitation, getAccountantInvitation(parts), (get, { person, params }) =>
    get(person, params.uuid),
  ),
  forMember(
    calls.acceptAccountantInvitation,
    'create_clients',
    acceptAccountantInvitation(parts),
    (accept, { member, params, once }) => accept(member, params.uuid, once),
  ),
  forMember(
    calls.declineAccountantInvitation,
    'create_clients',
    declineAccountantInvitation(parts),
    (decline, { member, params, once }) => decline(member, params.uuid, once),
  ),
  actRoute(client.removeClientAccess, 'remove_access', giveUpClient(parts, 'remove_access')),
  actRoute(
    client.removeAccessAndArchive,
    'remove_access_and_archive',
    giveUpClient(parts, 'remove_access_and_archive'),
  ),
]
