import { fromName } from '@partner-hub/emails/from-name.ts'
import { renderInvitation, renderReminder } from '@partner-hub/emails/invitation.ts'
import type { InvitationProps } from '@partner-hub/emails/invitation-sheet.ts'
import type { Mail as Rendered } from '@partner-hub/emails/mail.ts'
import type { Config, Secrets } from '../config.ts'
import { loadMailLogo } from '../firms/load-mail-logo.ts'
import { isSuppressed, NOT_WRITTEN_TO } from '../mail-delivery/is-suppressed.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { type MailPort, MailRefused } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { invitationMailStore, type MailedInvitation } from './invitation-mail.store.ts'
import { invitationTokens, invitationUrl, reminderTokens, stopRemindersUrl } from './invitation-token.ts'
import { messageId } from './message-id.ts'
import { noteDelivery } from './note-delivery.ts'

export interface InvitationActivities {
  /** False if there is nothing to send: sent again since, answered, expired or already recorded. */
  mailInvitation(firm: string, uuid: string, generation: string): Promise<boolean>
  mailReminder(firm: string, uuid: string, generation: string, n: string): Promise<void>
  /** `problem` says why it was not delivered. */
  noteDelivery(firm: string, uuid: string, generation: string, problem: string | null): Promise<void>
}

interface Needs {
  config: Config
  secrets: Secrets
  database: Database
  mail: MailPort
  objects: ObjectPort
  log: Log
}

export const createInvitationActivities = (needs: Needs): InvitationActivities => {
  const { config, database, mail, log } = needs
  const tokens = invitationTokens(needs.secrets.HUB_SECRET)
  const stopping = reminderTokens(needs.secrets.HUB_SECRET)
  const host = new URL(config.HUB_URL).hostname

  const write = async (
    render: (props: InvitationProps) => Promise<Rendered>,
    uuid: string,
    invitation: MailedInvitation,
  ) => {
    const logo = await loadMailLogo(needs, invitation.logo_key, host)
    const rendered = await render({
      ...senderOf(config),
      firmName: invitation.firm_name,
      firmLogoUrl: logo ? `cid:${logo.cid}` : null,
      subject: invitation.invitation_subject,
      message: invitation.invitation_message_body,
      acceptUrl: invitationUrl(config.HUB_URL, uuid, tokens.tokenOf(uuid, invitation.generation)),
      clientName: invitation.client_name,
      expiresAt: invitation.expires_at,
    })
    return { ...rendered, images: logo ? [logo] : [] }
  }
  const note = noteDelivery({ database })
  const isDead = ({ invitation_email }: MailedInvitation) => isSuppressed(database.once, invitation_email)
  const envelope = (invitation: MailedInvitation, message: string) => ({
    to: invitation.invitation_email,
    fromName: fromName({
      personName: invitation.sender_name,
      firmName: invitation.firm_name,
      hubName: config.HUB_NAME,
    }),
    replyTo: invitation.reply_to ?? undefined,
    messageId: message,
  })
  const sendingOf = (organization_uuid: string, uuid: string, generation: string) => ({
    organization_uuid,
    uuid,
    generation: Number(generation),
  })

  return {
    mailInvitation: (firm, uuid, generation) =>
      whileBeating(async (_signal, checkLease) => {
        const invitation = await invitationMailStore.find(database, sendingOf(firm, uuid, generation))
        if (invitation?.delivery !== 'WAITING') return false
        if (await isDead(invitation)) throw new MailRefused(NOT_WRITTEN_TO)
        const rendered = await write(renderInvitation, uuid, invitation)
        await mail.send({ ...envelope(invitation, messageId(host, uuid, generation)), ...rendered }, checkLease)
        return true
      }),

    mailReminder: (firm, uuid, generation, n) =>
      whileBeating(async (_signal, checkLease) => {
        const invitation = await invitationMailStore.find(database, sendingOf(firm, uuid, generation))
        if (invitation?.delivery !== 'SENT' || !invitation.is_reminding || (await isDead(invitation))) return
        const rendered = await write(renderReminder, uuid, invitation)
        const unsubscribeUrl = stopRemindersUrl(
          config.HUB_URL,
          uuid,
          stopping.tokenOf(uuid, invitation.invitation_email),
        )
        const reminder = { ...envelope(invitation, messageId(host, uuid, generation, n)), ...rendered, unsubscribeUrl }
        await mail.send(reminder, checkLease)
      }),

    noteDelivery: (firm, uuid, generation, problem) => {
      if (problem !== null) log.warn({ firm, invitation: uuid, problem }, 'invitation not delivered')
      const outcome = problem === null ? { delivery: 'SENT' as const } : { delivery: 'FAILED' as const, problem }
      return note(sendingOf(firm, uuid, generation), outcome)
    },
  }
}
