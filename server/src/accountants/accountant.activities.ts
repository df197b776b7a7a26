import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { renderAccountantInvitation } from '@partner-hub/emails/accountant-invitation.ts'
import type { BooksPort } from '../books/books.ts'
import type { Config } from '../config.ts'
import { isSuppressed, NOT_WRITTEN_TO } from '../mail-delivery/is-suppressed.ts'
import { findConfirmedPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { type MailPort, MailRefused } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { countHeldBack } from '../platform/telemetry/telemetry.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'
import { accountantMessageId } from './accountant-message-id.ts'
import { clientTeamStore } from './client-team.store.ts'
import { tellBooks } from './tell-books.ts'

export interface AccountantActivities {
  mailAccountantInvitation(invitation: string): Promise<void>
  noteUndelivered(invitation: string, problem: string): Promise<void>
  tellBooksOfAnswer(invitation: string): Promise<void>
  leaveTeamInBooks(member: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
  books: BooksPort
  stories: Stories
  log: Log
}

/**
 * Beyond this, a day's invitations only show above the client list, without a mail: the hub must not be a mail relay
 * (docs/threats.md E2).
 */
const MAILS_A_DAY = { address: 3, owner: 20 }
const TOO_MANY = 'Too many invitations were sent today.'

export const createAccountantActivities = (needs: Needs): AccountantActivities => {
  const { config, database, mail, books, log } = needs
  const tell = tellBooks(needs)

  return {
    /** Someone without an account is sent to the sign-up; the invitation waits above their client list. */
    mailAccountantInvitation: (uuid) =>
      whileBeating(async (_signal, checkLease) => {
        const invitation = await database.acrossFirms('an invitation of an accountant', (tx) =>
          accountantInvitationStore.findPending(tx, uuid),
        )
        if (!invitation) return
        if (await isSuppressed(database.once, invitation.email)) throw new MailRefused(NOT_WRITTEN_TO)
        if (invitation.of_address > MAILS_A_DAY.address || invitation.of_owner > MAILS_A_DAY.owner) {
          countHeldBack('accountant')
          throw new MailRefused(TOO_MANY)
        }
        const user = await findConfirmedPerson(database.once, invitation.email)
        const rendered = await renderAccountantInvitation({
          ...senderOf(config),
          productName: config.PROVIDER_PRODUCT_NAME,
          firstName: user?.first_name,
          businessName: invitation.business_name,
          ownerName: invitation.owner_name,
          hasAccount: user !== undefined,
          hasFirm: invitation.has_firm,
          url: `${config.HUB_URL}${user ? `${ACCOUNTANT_INVITATIONS_PATH}/${uuid}` : '/signup'}`,
        })
        const messageId = accountantMessageId(new URL(config.HUB_URL).hostname, uuid)
        await mail.send({ to: invitation.email, ...rendered, messageId }, checkLease)
      }),

    noteUndelivered: async (uuid, problem) => {
      log.warn({ invitation: uuid, problem }, 'invitation of an accountant not delivered')
      await database.acrossFirms('an invitation that did not arrive', (tx) =>
        accountantInvitationStore.noteUndelivered(tx, uuid, problem),
      )
    },

    leaveTeamInBooks: (member) =>
      whileBeating(async (signal) => {
        const left = await database.acrossFirms('the team that is left', (tx) => clientTeamStore.findLeft(tx, member))
        if (left) await books.leaveTeam(left, member, signal)
      }),

    tellBooksOfAnswer: (uuid) => whileBeating((signal) => tell(uuid, signal)),
  }
}
