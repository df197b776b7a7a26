import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inDueBatches } from '../platform/workflow/housekeeping.ts'
import { acceptanceRoutes, type SigningIn } from './acceptance.routes.ts'
import { createAnswerNoticeActivities } from './answer-notice.activities.ts'
import { createAskNoticeActivities } from './ask-notice.activities.ts'
import { expireInvitations } from './expire-invitations.ts'
import { createInvitationActivities } from './invitation.activities.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { createOwnerActivities } from './link-owner.ts'
import { remindOwners } from './remind-owners.ts'

type Needs = Parts & { signingIn: SigningIn } & Parameters<typeof createOwnerActivities>[0]

/** A firm invites the owner of a client, and the owner answers. */
export const invitations = (parts: Needs) =>
  ({
    routes: [...invitationRoutes(parts), ...acceptanceRoutes(parts)],
    activities: {
      ...createInvitationActivities(parts),
      ...createOwnerActivities(parts),
      ...createAnswerNoticeActivities(parts),
      ...createAskNoticeActivities(parts),
    },
    dueWork: {
      'expired invitations': inDueBatches(expireInvitations(parts)),
      reminders: inDueBatches(remindOwners(parts)),
    },
  }) satisfies Module
