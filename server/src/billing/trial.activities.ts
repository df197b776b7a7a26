import { renderTrialEnding } from '@partner-hub/emails/trial-ending.ts'
import type { Config } from '../config.ts'
import { tellEach } from '../firms/tell-each.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { type Addressee, trialStore } from './trial.store.ts'

export interface TrialActivities {
  mailTrialNotice(firm: string, client: string, days: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
  log: Log
}

/** To whoever created the client, else to the firm's owners (decision 77); not once a plan or the end has come first. */
export const createTrialActivities = ({ config, database, mail, log }: Needs): TrialActivities => ({
  mailTrialNotice: (firm, client, days) =>
    whileBeating(async (_signal, checkLease) => {
      const tell = async ({ user_id, email, first_name, client_name }: Addressee) => {
        const rendered = await renderTrialEnding({
          ...senderOf(config),
          firstName: first_name,
          clientName: client_name,
          daysLeft: Number(days),
          clientUrl: `${config.HUB_URL}/clients/${client}`,
        })
        const messageId = `<trial.${client}.${days}.${user_id}@${new URL(config.HUB_URL).hostname}>`
        await mail.send({ to: email, ...rendered, messageId }, checkLease)
      }
      await tellEach(await trialStore.findNotices(database, firm, client), tell, log)
    }),
})
