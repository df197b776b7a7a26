import * as calls from '@partner-hub/contracts/invitations/invitations.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { copyInvitationLink } from './copy-invitation-link.ts'
import { getInvitation } from './get-invitation.ts'
import { invitationTokens } from './invitation-token.ts'
import { sendInvitation } from './send-invitation.ts'
import { switchReminders } from './switch-reminders.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** The firm's side of an invitation. */
export const invitationRoutes = (parts: Parts): Route[] => {
  const tokens = invitationTokens(parts.secrets.HUB_SECRET)
  return [
    forMember(calls.getClientInvitation, 'see_clients', getInvitation(parts), (get, { member, params }) =>
      tagged(get(member, params.uuid)),
    ),
    forMember(
      calls.sendInvitation,
      'invite_owners',
      sendInvitation({ ...parts, tokens }),
      (send, { member, params, body, once, isCurrent }) =>
        tagged(send(member, namedUuid(params, body), body, { once, isCurrent })),
    ),
    forMember(
      calls.copyInvitationLink,
      'invite_owners',
      copyInvitationLink({ ...parts, tokens, hubUrl: parts.config.HUB_URL }),
      (copy, { member, params }) => copy(member, params.uuid),
    ),
    forMember(
      calls.withdrawInvitation,
      'invite_owners',
      withdrawInvitation(parts),
      (withdraw, { member, params, once, isCurrent }) => tagged(withdraw(member, params.uuid, { once, isCurrent })),
    ),
    forMember(calls.switchReminders, 'invite_owners', switchReminders(parts), (turn, { member, params, body }) =>
      tagged(turn(member, params.uuid, body.reminders)),
    ),
  ]
}
