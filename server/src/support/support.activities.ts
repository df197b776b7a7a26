import { SUPPORT_REQUESTS_PATH, SUPPORT_VISITS_PATH } from '@partner-hub/contracts/support/support.ts'
import { renderSupportRequest } from '@partner-hub/emails/support-request.ts'
import { renderSupportVisit } from '@partner-hub/emails/support-visit.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { supportNoticeStore } from './support-notice.store.ts'

export interface SupportActivities {
  listVisitNoticeRecipients(firm: string, visit: string): Promise<number[]>
  mailSupportNotice(firm: string, visit: string, user_id: number): Promise<void>
  listToAskForVisit(firm: string, request: string): Promise<number[]>
  mailSupportRequest(firm: string, request: string, user_id: number): Promise<void>
}

interface Needs {
  config: Config
  database: Database
  mail: MailPort
}

/** Mails each Owner and Admin of the firm (DEC-96). An answered or expired request sends no mail. */
export const createSupportActivities = ({ config, database, mail }: Needs): SupportActivities => {
  const idOf = (kind: string, uuid: string, user_id: number) =>
    `<${kind}.${uuid}.${user_id}@${new URL(config.HUB_URL).hostname}>`
  return {
    listVisitNoticeRecipients: async (firm, visit) =>
      (await supportNoticeStore.findOfVisit(database, firm, visit)).map(({ user_id }) => user_id),

    mailSupportNotice: (firm, visit, user_id) =>
      whileBeating(async (_signal, checkLease) => {
        const notices = await supportNoticeStore.findOfVisit(database, firm, visit)
        const notice = notices.find((one) => one.user_id === user_id)
        if (!notice) return
        const rendered = await renderSupportVisit({
          ...senderOf(config),
          ...notice,
          visitsUrl: `${config.HUB_URL}${SUPPORT_VISITS_PATH}`,
        })
        await mail.send({ to: notice.email, ...rendered, messageId: idOf('support-visit', visit, user_id) }, checkLease)
      }),

    listToAskForVisit: async (firm, request) =>
      (await supportNoticeStore.findOfRequest(database, firm, request)).map(({ user_id }) => user_id),

    mailSupportRequest: (firm, request, user_id) =>
      whileBeating(async (_signal, checkLease) => {
        const notices = await supportNoticeStore.findOfRequest(database, firm, request)
        const notice = notices.find((one) => one.user_id === user_id)
        if (!notice) return
        const rendered = await renderSupportRequest({
          ...senderOf(config),
          ...notice,
          requestUrl: `${config.HUB_URL}${SUPPORT_REQUESTS_PATH}/${request}`,
        })
        const messageId = idOf('support-request', request, user_id)
        await mail.send({ to: notice.email, ...rendered, messageId }, checkLease)
      }),
  }
}
