import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { ACCEPT_PATH, SIGNED_UP } from '@partner-hub/contracts/invitations/acceptance.ts'
import { STOP_REMINDERS_PATH } from '@partner-hub/contracts/invitations/stop-reminders.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { derivedHashKey, keyedHash } from '../platform/ids/secrets.ts'

/** Tokens are made again from their row whenever a link is needed; only their hash is stored (DEC-64). */
export interface InvitationTokens {
  tokenOf(uuid: string, generation: number): string
}

export const invitationTokens = (secret: string): InvitationTokens => {
  const key = derivedHashKey(secret, 'invitations')
  return { tokenOf: (uuid, generation) => keyedHash(key, uuid, generation) }
}

/** They end reminders and open nothing; of every reminder to one address alike, and of none to another. */
export interface ReminderTokens {
  tokenOf(uuid: string, address: string): string
}

export const reminderTokens = (secret: string): ReminderTokens => {
  const key = derivedHashKey(secret, 'reminders')
  return { tokenOf: (uuid, address) => keyedHash(key, uuid, emailKey(address)) }
}

/** In the fragment: it reaches neither a log nor a referrer, and following the link uses nothing up. */
export const invitationUrl = (hubUrl: string, uuid: string, token: string): string =>
  `${hubUrl}${ACCEPT_PATH}#${uuid}.${token}`

/** The same for someone who comes from a sign-up; a link that was typed by hand stays behind the #. */
export const signedUpUrl = (hubUrl: string, link: string): string => {
  const url = new URL(`${ACCEPT_PATH}?${SIGNED_UP}`, hubUrl)
  url.hash = link
  return url.href
}

export const stopRemindersUrl = (hubUrl: string, uuid: string, token: string): string =>
  `${hubUrl}${STOP_REMINDERS_PATH}?link=${uuid}.${token}`

export const readInvitationLink = (text: string): { uuid: string; token: string } | undefined => {
  const [uuid = '', token = '', ...more] = text.trim().split('.')
  return Uuid.safeParse(uuid).success && token !== '' && more.length === 0 ? { uuid, token } : undefined
}
