import { renderInvitationAnswered } from '@partner-hub/emails/invitation-answered.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { answerNoticeStore } from './answer-notice.store.ts'

export interface AnswerNoticeActivities {
  listAnswerNoticeRecipients(firm: string, uuid: string, generation: string): Promise<number[]>
  mailAnswerNotice(firm: string, uuid: string, generation: string, user_id: number): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

/**
 * Goes to the sender of the invitation, otherwise to the firm's owners; skipped if the owner was invited again since.
 */
export const createAnswerNoticeActivities = ({ config, database, mail }: Needs): AnswerNoticeActivities => ({
  listAnswerNoticeRecipients: async (firm, uuid, generation) =>
    (await answerNoticeStore.find(database, firm, uuid, Number(generation))).map(({ user_id }) => user_id),

  mailAnswerNotice: (firm, uuid, generation, user_id) =>
    whileBeating(async (_signal, checkLease) => {
      const notices = await answerNoticeStore.find(database, firm, uuid, Number(generation))
      const notice = notices.find((one) => one.user_id === user_id)
      if (!notice) return
      const rendered = await renderInvitationAnswered({
        ...senderOf(config),
        firstName: notice.first_name,
        clientName: notice.client_name,
        ownerName: notice.owner_name,
        isAccepted: notice.invitation_status === 'ACCEPTED',
        clientUrl: `${config.HUB_URL}/clients/${notice.business_client}`,
      })
      const messageId = `<answer.${uuid}.${generation}.${user_id}@${new URL(config.HUB_URL).hostname}>`
      await mail.send({ to: notice.email, ...rendered, messageId }, checkLease)
    }),
})
