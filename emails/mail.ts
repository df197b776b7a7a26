import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { cut } from './cut.ts'

/** A message ready to be sent; the sender adds the recipient. */
export type Mail = { subject: string; html: string; text: string }

/** Well below the 998 characters that a header line may have, even if the subject is one long word. */
const SUBJECT_MAX = 500

/** A subject is one header line whatever its parts hold: control characters and line separators become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export const toMail = async (subject: string, message: ReactElement): Promise<Mail> => {
  const html = await render(message)
  const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] })
  return { subject: cut(oneLine(subject), SUBJECT_MAX), html, text }
}
