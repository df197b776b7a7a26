import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { ACCEPT_PATH, SIGNED_UP } from '@partner-hub/contracts/invitations/acceptance.ts'
import { STOP_REMINDERS_PATH } from '@partner-hub/contracts/invitations/stop-reminders.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { derivedHashKey, keyedHash } from '../platform/ids/secrets.ts'

/** Tokens are derived from their row whenever a link is needed; only their hash is stored (DEC-64). */
export interface InvitationTokens {
  tokenOf(uuid: string, generation: number): string
}

export const invitationTokens = (secret: string): InvitationTokens => {
  const key = derivedHashKey(secret, 'invitations')
  return { tokenOf: (uuid, generation) => keyedHash(key, uuid, generation) }
}

/** A stop link ends all reminders to its address. It grants no access. */
export interface ReminderTokens {
  tokenOf(uuid: string, address: string): string
}

export const reminderTokens = (secret: string): ReminderTokens => {
  const key = derivedHashKey(secret, 'reminders')
  return { tokenOf: (uuid, address) => keyedHash(key, uuid, emailKey(address)) }
}

/** The token is in the fragment, so it reaches no log or referrer. Opening the link does not use it up. */
export const invitationUrl = (hubUrl: string, uuid: string, token: string): string =>
  `${hubUrl}${ACCEPT_PATH}#${uuid}.${token}`

/** The same for someone coming from a sign-up. Setting `hash` keeps a hand-typed link inside the fragment. */
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
