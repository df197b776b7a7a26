import type { ProblemCode } from '@partner-hub/contracts/calls/problems.ts'
import { INVITATIONS_A_DAY } from '@partner-hub/contracts/invitations/invitation-quota.ts'
import { wall } from '../platform/clock/clock.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Log } from '../platform/log/log.ts'
import { countHeldBack } from '../platform/telemetry/telemetry.ts'
import { invitationSendStore } from './invitation-send.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NEW_FIRM_MS = 7 * DAY_MS

/** Threats E2, per day: mails from the hub with free text attract spammers. */
const AGAIN_TO_CONTACT = 5
const FIRMS_TO_RECIPIENT = 3

const isNewFirm = (created_at: Date | undefined, now: number): boolean =>
  !created_at || now - created_at.getTime() < NEW_FIRM_MS
const dailyLimit = (isNew: boolean): number => (isNew ? INVITATIONS_A_DAY.newFirm : INVITATIONS_A_DAY.firm)

/** How many invitations the firm can still send today. */
export const countInvitationsLeft = async (tx: FirmTransaction, firm: string): Promise<number> => {
  const now = wall.milliseconds()
  const { created_at, sent } = await invitationSendStore.countOfFirm(tx, firm, new Date(now - DAY_MS))
  return Math.max(0, dailyLimit(isNewFirm(created_at, now)) - sent)
}

interface Sending {
  organization_uuid: string
  client_invitation: string
  client_contact: string
  recipient_key: string
  is_resend: boolean
}

/** Refuses what exceeds a quota. The counts hold until the transaction ends, however many send at once. */
export const keepQuotas = async (tx: FirmTransaction, log: Log, sending: Sending): Promise<void> => {
  const { organization_uuid: firm, client_invitation, client_contact, recipient_key } = sending
  const sender = await invitationSendStore.lockFirm(tx, firm)
  const now = wall.milliseconds()
  const hold = (code: ProblemCode, reason: string, last: Date | undefined, during: number) => {
    const left = last === undefined ? 0 : last.getTime() + during - now
    if (left <= 0) return
    log.warn({ firm, client_invitation, reason }, 'invitation held back')
    countHeldBack(reason)
    throw new Refusal(code, { retryAfterSeconds: Math.ceil(left / 1000) })
  }

  const isNew = isNewFirm(sender?.created_at, now)
  const [ofInvitation, ofFirm, again, others] = await Promise.all([
    invitationSendStore.ofInvitation(tx, firm, client_invitation, recipient_key, 1),
    invitationSendStore.ofFirm(tx, firm, dailyLimit(isNew)),
    invitationSendStore.resentToContact(tx, firm, client_contact, AGAIN_TO_CONTACT),
    invitationSendStore.countOtherFirms(tx, firm, recipient_key, new Date(now - DAY_MS)),
  ])
  hold('resend_too_soon', 'hour', ofInvitation, HOUR_MS)
  hold('invitation_quota', isNew ? 'new firm' : 'firm', ofFirm, DAY_MS)
  if (sending.is_resend) hold('invitation_quota', 'contact', again, DAY_MS)
  // Other firms' sending times are private, so the wait is always a whole day.
  if (others >= FIRMS_TO_RECIPIENT) hold('invitation_quota', 'recipient', new Date(now), DAY_MS)
}
