import type { Config, Secrets } from './config.ts'
import { acceptanceRoutes } from './invitations/acceptance.routes.ts'
import { acceptInvitation, declineInvitation } from './invitations/answer-invitation.ts'
import { askForInvitation } from './invitations/ask-for-invitation.ts'
import { copyInvitationLink } from './invitations/copy-invitation-link.ts'
import { findLinkedInvitation } from './invitations/find-linked-invitation.ts'
import { getInvitation } from './invitations/get-invitation.ts'
import { invitationRoutes } from './invitations/invitation.routes.ts'
import { invitationTokens, reminderTokens } from './invitations/invitation-token.ts'
import { sendInvitation } from './invitations/send-invitation.ts'
import { showInvitation } from './invitations/show-invitation.ts'
import { stopReminders } from './invitations/stop-reminders.ts'
import { switchFirmReminders } from './invitations/switch-firm-reminders.ts'
import { switchReminders } from './invitations/switch-reminders.ts'
import { withdrawInvitation } from './invitations/withdraw-invitation.ts'
import type { Database } from './platform/database/database.ts'
import type { Route } from './platform/http/routes.ts'
import type { Log } from './platform/log/log.ts'
import type { ObjectPort } from './platform/objects/objects.ts'
import type { Stories } from './platform/workflow/stories.ts'

interface Needs {
  config: Config
  secrets: Secrets
  log: Log
  database: Database
  stories: Stories
  objects: ObjectPort
}

type Session = Pick<Parameters<typeof acceptanceRoutes>[0], 'findPerson' | 'begin' | 'signUpUrl'>

/** The firm's side of an invitation, and its owner's. */
export const composeInvitations = (needs: Needs, session: Session): Route[] => {
  const { config, secrets, log, database, stories, objects } = needs
  const tokens = invitationTokens(secrets.HUB_SECRET)
  const findLink = findLinkedInvitation({ database, tokens })
  return [
    ...invitationRoutes({
      get: getInvitation({ database }),
      send: sendInvitation({ database, stories, tokens, log }),
      copyLink: copyInvitationLink({ database, tokens, hubUrl: config.HUB_URL }),
      withdraw: withdrawInvitation({ database }),
      switchReminders: switchReminders({ database }),
      switchFirmReminders: switchFirmReminders({ database }),
    }),
    ...acceptanceRoutes({
      ...session,
      findLink,
      show: showInvitation({ database, objects, findLink }),
      accept: acceptInvitation({ database, stories, findLink, linkWaitMs: config.LINK_WAIT_MS }),
      decline: declineInvitation({ database, stories, findLink }),
      stopReminders: stopReminders({ database, tokens: reminderTokens(secrets.HUB_SECRET) }),
      ask: askForInvitation({ database, stories, findLink }),
      hubOrigin: config.HUB_URL,
    }),
  ]
}
