import { getClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { taggedByContent } from '../platform/http/entity-tag.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { getInvitation } from './get-invitation.ts'

interface Operations {
  get: ReturnType<typeof getInvitation>
}

export const invitationRoutes = (invitations: Operations): Route[] => [
  forMember(getClientInvitation, 'see_clients', ({ firm, params }) =>
    taggedByContent(invitations.get(firm, params.uuid)),
  ),
]
