import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A message ready to be sent; the recipient is the sender's business. */
export type Mail = { subject: string; html: string; text: string }

/** A subject is one header line whatever its parts hold: control characters and line separators become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export const toMail = async (subject: string, message: ReactElement): Promise<Mail> => {
  const html = await render(message)
  return { subject: oneLine(subject), html, text: toPlainText(html) }
}
