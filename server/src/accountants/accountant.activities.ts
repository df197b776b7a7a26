import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/accountant-invitations.ts'
import { renderAccountantInvitation } from '@partner-hub/emails/accountant-invitation.ts'
import type { BooksPort } from '../clients/books.ts'
import type { Config } from '../config.ts'
import { suppressionStore } from '../mail-delivery/suppression.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { countHeldBack } from '../platform/telemetry/telemetry.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { userStore } from '../sign-in/user.store.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'
import { copyTeam } from './copy-team.ts'

export interface AccountantActivities {
  mailAccountantInvitation(invitation: string): Promise<void>
  tellBooksOfAnswer(invitation: string): Promise<void>
  leaveTeamInBooks(invitation: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
  books: BooksPort
  stories: Stories
  log: Log
}

/** Further invitations of a day wait on the list of clients without a mail: the hub is nobody's relay (threats E2). */
const MAILS_A_DAY = { address: 3, owner: 20 }

export const createAccountantActivities = (needs: Needs): AccountantActivities => {
  const { config, database, mail, books, log } = needs
  const readTeam = copyTeam(needs)

  return {
    /** Whoever has no account yet is led to the sign-up; the invitation waits on their list of clients. */
    mailAccountantInvitation: (uuid) =>
      whileBeating(async (_signal, checkLease) => {
        const invitation = await database.acrossFirms('an invitation of an accountant', (tx) =>
          accountantInvitationStore.findPending(tx, uuid),
        )
        if (!invitation || (await suppressionStore.isSuppressed(database.once, invitation.email))) return
        if (invitation.of_address > MAILS_A_DAY.address || invitation.of_owner > MAILS_A_DAY.owner) {
          log.warn({ invitation: uuid }, 'quota of accountant invitations: no mail')
          countHeldBack('accountant')
          return
        }
        const known = await userStore.findCredentials(database.once, invitation.email)
        const user = known?.confirmed_at ? await userStore.get(database.once, known.id) : undefined
        const rendered = await renderAccountantInvitation({
          ...senderOf(config),
          productName: config.PROVIDER_PRODUCT_NAME,
          firstName: user?.first_name,
          businessName: invitation.business_name,
          ownerName: invitation.owner_name,
          hasAccount: user !== undefined,
          url: `${config.HUB_URL}${user ? `${ACCOUNTANT_INVITATIONS_PATH}/${uuid}` : '/signup'}`,
        })
        const messageId = `<accountant.${uuid}@${new URL(config.HUB_URL).hostname}>`
        checkLease()
        await mail.send({ to: invitation.email, ...rendered, messageId })
      }),

    leaveTeamInBooks: (uuid) =>
      whileBeating(async (signal) => {
        const { account_id } = await database.acrossFirms('the team that is left', (tx) =>
          accountantInvitationStore.findAnswer(tx, uuid),
        )
        await books.leaveTeam(account_id, uuid, signal)
      }),

    /** An invitation that the owner took back meanwhile gives no access: the team itself says so. */
    tellBooksOfAnswer: (uuid) =>
      whileBeating(async (signal) => {
        const answer = await database.acrossFirms('the answer of an accountant', (tx) =>
          accountantInvitationStore.findAnswer(tx, uuid),
        )
        const { account_id, state, decided_by } = answer
        if (state === 'DECLINED') await books.leaveTeam(account_id, uuid, signal)
        if (state !== 'ACCEPTED' || decided_by === null) return
        const { uuid: identity_uuid, email, first_name, last_name } = await userStore.get(database.once, decided_by)
        const person = { identity_uuid, email, first_name, last_name }
        if (!(await books.joinTeam(account_id, uuid, person, signal))) await readTeam(account_id)
      }),
  }
}
