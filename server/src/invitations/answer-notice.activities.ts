import { renderInvitationAnswered } from '@partner-hub/emails/invitation-answered.ts'
import type { Config } from '../config.ts'
import { tellEach } from '../firms/tell-each.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { type AnswerNotice, answerNoticeStore } from './answer-notice.store.ts'

export interface AnswerNoticeActivities {
  mailAnswerNotice(firm: string, uuid: string, generation: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
  log: Log
}

/** To whoever sent the invitation, else to the firm's owners; not once the owner was invited anew. */
export const createAnswerNoticeActivities = ({ config, database, mail, log }: Needs): AnswerNoticeActivities => ({
  mailAnswerNotice: (firm, uuid, generation) =>
    whileBeating(async (_signal, checkLease) => {
      const tell = async (notice: AnswerNotice) => {
        const rendered = await renderInvitationAnswered({
          ...senderOf(config),
          firstName: notice.first_name,
          clientName: notice.client_name,
          ownerName: notice.owner_name,
          isAccepted: notice.invitation_status === 'ACCEPTED',
          clientUrl: `${config.HUB_URL}/clients/${notice.business_client}`,
        })
        const messageId = `<answer.${uuid}.${generation}.${notice.user_id}@${new URL(config.HUB_URL).hostname}>`
        await mail.send({ to: notice.email, ...rendered, messageId }, checkLease)
      }
      await tellEach(await answerNoticeStore.find(database, firm, uuid, Number(generation)), tell, log)
    }),
})
