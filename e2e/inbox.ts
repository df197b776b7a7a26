import { expect } from '@playwright/test'
import { stack } from './stack.ts'

export interface Mail {
  subject: string
  text: string
}

/** The mails that have arrived at an address, oldest first. */
export const mailsTo = async (address: string): Promise<Mail[]> => {
  const answer = await fetch(`${stack().mailUrl}/api/email?to.address=${encodeURIComponent(address)}`)
  const mails = (await answer.json()) as (Mail & { to: { address: string }[] })[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/** Waits until this many mails have arrived at an address and returns the newest. */
export const awaitMail = async (address: string, count = 1): Promise<Mail> => {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count)
  return (await mailsTo(address)).at(-1) as Mail
}

/** The link behind the mail's button. */
export const linkIn = ({ text }: Mail): string => {
  const link = /http\S+#\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in this mail: ${text}`)
  return link
}
