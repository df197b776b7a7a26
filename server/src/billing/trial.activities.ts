import { renderTrialEnding } from '@partner-hub/emails/trial-ending.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { trialStore } from './trial.store.ts'

export interface TrialActivities {
  listTrialNoticeRecipients(firm: string, client: string): Promise<number[]>
  mailTrialNotice(firm: string, client: string, days: string, user_id: number): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

/**
 * Goes to the client's creator, otherwise to the firm's owners (DEC-77); skipped once a plan was chosen or the trial
 * has ended.
 */
export const createTrialActivities = ({ config, database, mail }: Needs): TrialActivities => ({
  listTrialNoticeRecipients: async (firm, client) =>
    (await trialStore.findNotices(database, firm, client)).map(({ user_id }) => user_id),

  mailTrialNotice: (firm, client, days, user_id) =>
    whileBeating(async (_signal, checkLease) => {
      const notices = await trialStore.findNotices(database, firm, client)
      const notice = notices.find((one) => one.user_id === user_id)
      if (!notice) return
      const rendered = await renderTrialEnding({
        ...senderOf(config),
        firstName: notice.first_name,
        clientName: notice.client_name,
        daysLeft: Number(days),
        clientUrl: `${config.HUB_URL}/clients/${client}`,
      })
      const messageId = `<trial.${client}.${days}.${user_id}@${new URL(config.HUB_URL).hostname}>`
      await mail.send({ to: notice.email, ...rendered, messageId }, checkLease)
    }),
})
