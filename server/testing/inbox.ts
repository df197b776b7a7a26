import { inject, vi } from 'vitest'

export interface CaughtMail {
  subject: string
  text: string
  html: string
  messageId: string
  attachments: { filename: string; contentType: string }[]
}

interface Caught {
  subject: string
  text: string
  html: string
  headers: { 'message-id': string }
  to: { address: string }[]
  attachments?: CaughtMail['attachments']
}

/** The mails that really arrived at an address, oldest first. */
export const mailsTo = async (address: string): Promise<CaughtMail[]> => {
  const { MAILDEV_URL } = inject('services')
  const answer = await fetch(`${MAILDEV_URL}/api/email?to.address=${encodeURIComponent(address)}`)
  const caught = (await answer.json()) as Caught[]
  return caught
    .filter(({ to }) => to.some((recipient) => recipient.address === address))
    .map(({ subject, text, html, headers, attachments = [] }) => ({
      ...{ subject, text, html, attachments },
      messageId: headers['message-id'],
    }))
}

/** Waits for this many mails and returns the newest. */
export const awaitMail = (address: string, count = 1): Promise<CaughtMail> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(address)
      const newest = mails.at(-1)
      if (!newest || mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${address}`)
      return newest
    },
    { timeout: 15_000, interval: 100 },
  )
