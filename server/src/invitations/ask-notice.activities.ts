import { renderInvitationAskedFor } from '@partner-hub/emails/invitation-asked-for.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { askNoticeStore } from './ask-notice.store.ts'

/** Notices to the firm that an owner asked for a new invitation (DEC-88). */
export interface AskNoticeActivities {
  listAskNoticeRecipients(firm: string, uuid: string, asked_at: string, generation: string): Promise<number[]>
  mailAskNotice(firm: string, uuid: string, asked_at: string, user_id: number, generation: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

export const createAskNoticeActivities = ({ config, database, mail }: Needs): AskNoticeActivities => ({
  listAskNoticeRecipients: async (firm, uuid, asked_at, generation) =>
    (await askNoticeStore.find(database, firm, uuid, { asked_at, generation })).map(({ user_id }) => user_id),

  mailAskNotice: (firm, uuid, asked_at, user_id, generation) =>
    whileBeating(async (_signal, checkLease) => {
      const notices = await askNoticeStore.find(database, firm, uuid, { asked_at, generation })
      const notice = notices.find((one) => one.user_id === user_id)
      if (!notice) return
      const rendered = await renderInvitationAskedFor({
        ...senderOf(config),
        firstName: notice.first_name,
        clientName: notice.client_name,
        ownerName: notice.owner_name,
        clientUrl: `${config.HUB_URL}/clients/${notice.business_client}`,
      })
      const messageId = `<asked.${uuid}.${Date.parse(asked_at)}.${user_id}@${new URL(config.HUB_URL).hostname}>`
      await mail.send({ to: notice.email, ...rendered, messageId }, checkLease)
    }),
})
