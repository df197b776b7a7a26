import { switchFirmReminders } from '@partner-hub/contracts/firm-reminders.ts'
import * as invitation from '@partner-hub/contracts/invitations.ts'
import { tagged } from '../platform/http/entity-tag.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { copyInvitationLink } from './copy-invitation-link.ts'
import type { getInvitation } from './get-invitation.ts'
import type { sendInvitation } from './send-invitation.ts'
import type { switchFirmReminders as SwitchFirmReminders } from './switch-firm-reminders.ts'
import type { switchReminders } from './switch-reminders.ts'
import type { withdrawInvitation } from './withdraw-invitation.ts'

interface Operations {
  get: ReturnType<typeof getInvitation>
  send: ReturnType<typeof sendInvitation>
  copyLink: ReturnType<typeof copyInvitationLink>
  withdraw: ReturnType<typeof withdrawInvitation>
  switchReminders: ReturnType<typeof switchReminders>
  switchFirmReminders: ReturnType<typeof SwitchFirmReminders>
}

export const invitationRoutes = (invitations: Operations): Route[] => [
  forMember(invitation.getClientInvitation, 'see_clients', ({ firm, params }) =>
    tagged(invitations.get(firm, params.uuid)),
  ),
  forMember(invitation.sendInvitation, 'change_clients', ({ member, params, body, once, isCurrent }) =>
    tagged(invitations.send(member, namedUuid(params, body), body, { once, isCurrent })),
  ),
  forMember(invitation.copyInvitationLink, 'change_clients', ({ member, params }) =>
    invitations.copyLink(member, params.uuid),
  ),
  forMember(invitation.withdrawInvitation, 'change_clients', ({ member, params, once, isCurrent }) =>
    tagged(invitations.withdraw(member, params.uuid, { once, isCurrent })),
  ),
  forMember(invitation.switchReminders, 'change_clients', ({ member, params, body }) =>
    tagged(invitations.switchReminders(member, params.uuid, body.reminders)),
  ),
  forMember(switchFirmReminders, 'change_firm', ({ member, params, body }) =>
    invitations.switchFirmReminders(member, params.uuid, body),
  ),
]
