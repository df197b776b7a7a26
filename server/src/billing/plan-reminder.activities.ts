import { renderPlanReminder } from '@partner-hub/emails/plan-reminder.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { ownerMailStore } from './owner-mail.store.ts'

export interface PlanReminderActivities {
  mailPlanReminder(firm: string, client: string, user_id: string, sending: string): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

const onDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Goes to the owner, with replies to the member who sent it; skipped once a plan was selected. */
export const createPlanReminderActivities = ({ config, database, mail }: Needs): PlanReminderActivities => ({
  mailPlanReminder: (firm, client, user_id, sending) =>
    whileBeating(async (_signal, checkLease) => {
      const owner = await ownerMailStore.find(database, firm, client, Number(user_id))
      if (!owner) return
      const planUrl = new URL(owner.redirect_url)
      planUrl.searchParams.set('page', 'plan')
      const rendered = await renderPlanReminder({
        ...senderOf(config),
        firstName: owner.first_name,
        productName: config.PROVIDER_PRODUCT_NAME,
        clientName: owner.client_name,
        firmName: owner.firm_name,
        endedOn: owner.trial_ends_at ? onDay.format(owner.trial_ends_at) : undefined,
        planUrl: planUrl.href,
      })
      const messageId = `<plan.${sending}@${new URL(config.HUB_URL).hostname}>`
      const envelope = { to: owner.email, replyTo: owner.reply_to ?? undefined, messageId }
      await mail.send({ ...envelope, ...rendered }, checkLease)
    }),
})
