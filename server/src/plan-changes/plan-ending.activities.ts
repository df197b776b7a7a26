import { renderPlanEnding } from '@partner-hub/emails/plan-ending.ts'
import { addDays } from '../billing/billing-period.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { planEndingStore } from './plan-ending.store.ts'

export interface PlanEndingActivities {
  listPlanEndingRecipients(firm: string, client: string): Promise<number[]>
  mailPlanEnding(firm: string, client: string, user_id: number): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Goes to the client's creator, otherwise to the firm's owners (DEC-77); skipped once the plan is kept or gone. */
export const createPlanEndingActivities = ({ config, database, mail }: Needs): PlanEndingActivities => ({
  listPlanEndingRecipients: async (firm, client) =>
    (await planEndingStore.find(database, firm, client)).map(({ user_id }) => user_id),

  mailPlanEnding: (firm, client, user_id) =>
    whileBeating(async (_signal, checkLease) => {
      const notices = await planEndingStore.find(database, firm, client)
      const notice = notices.find((one) => one.user_id === user_id)
      if (!notice) return
      const { email, first_name, client_name, ends_on } = notice
      const rendered = await renderPlanEnding({
        ...senderOf(config),
        firstName: first_name,
        clientName: client_name,
        lastPaidDay: longDay.format(new Date(addDays(ends_on, -1))),
        clientUrl: `${config.HUB_URL}/clients/${client}/billing`,
      })
      const messageId = `<plan-ending.${client}.${ends_on}.${user_id}@${new URL(config.HUB_URL).hostname}>`
      await mail.send({ to: email, ...rendered, messageId }, checkLease)
    }),
})
