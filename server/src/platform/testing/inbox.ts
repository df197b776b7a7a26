import { inject, vi } from 'vitest'

export interface CaughtMail {
  subject: string
  text: string
  html: string
  messageId: string
}

/** What really arrived at an address, oldest first. */
export const mailsTo = async (address: string): Promise<CaughtMail[]> => {
  const { MAILDEV_URL } = inject('services')
  const answer = await fetch(`${MAILDEV_URL}/email?to.address=${encodeURIComponent(address)}`)
  const mails = (await answer.json()) as (CaughtMail & { to: { address: string }[] })[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** Waits until this many mails are there and gives the newest. */
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
