import * as calls from '@partner-hub/contracts/accountant-invitations.ts'
import { forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { acceptAccountantInvitation, declineAccountantInvitation } from './answer-accountant-invitation.ts'
import type { getAccountantInvitation, listAccountantInvitations } from './get-accountant-invitation.ts'

interface Operations {
  list: ReturnType<typeof listAccountantInvitations>
  get: ReturnType<typeof getAccountantInvitation>
  accept: ReturnType<typeof acceptAccountantInvitation>
  decline: ReturnType<typeof declineAccountantInvitation>
}

export const accountantRoutes = (invitations: Operations): Route[] => [
  forMember(calls.listAccountantInvitations, 'see_clients', ({ member }) => invitations.list(member)),
  forPerson(calls.getAccountantInvitation, ({ person, params }) => invitations.get(person, params.uuid)),
  forMember(calls.acceptAccountantInvitation, 'create_clients', ({ member, params, once }) =>
    invitations.accept(member, params.uuid, once),
  ),
  forMember(calls.declineAccountantInvitation, 'create_clients', ({ member, params, once }) =>
    invitations.decline(member, params.uuid, once),
  ),
]
