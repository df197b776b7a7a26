import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { cut } from './cut.ts'

/** A message ready to be sent; the recipient is the sender's business. */
export type Mail = { subject: string; html: string; text: string }

/** Far below what a line of a mail may hold, were it all one word. */
const SUBJECT_MAX = 500

/** A subject is one header line whatever its parts hold: control characters and line separators become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export const toMail = async (subject: string, message: ReactElement): Promise<Mail> => {
  const html = await render(message)
  return { subject: cut(oneLine(subject), SUBJECT_MAX), html, text: toPlainText(html) }
}
