import { createElement, Fragment } from 'react'
import type { Sender } from './frame.ts'
import { firmLetterhead } from './letterhead.ts'
import { action, link, note, paragraph } from './parts.ts'
import { lastDay } from './validity.ts'

export type InvitationProps = Sender & {
  firmName: string
  firmLogoUrl: string | null
  subject: string
  message: string
  acceptUrl: string
  /** The business whose account it is about. */
  clientName: string
  expiresAt: Date
}

/** Blank lines separate paragraphs, single line breaks stay; everything is rendered as text, never as markup. */
const paragraphs = (message: string) =>
  message
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n'))

const inLines = (lines: string[]) =>
  lines.map((line, index) => createElement(Fragment, { key: index }, index > 0 && createElement('br'), line))

/** Below the sheet: who sent it, and that it may be ignored. */
export const invitationFooter = ({ hubName, firmName }: Pick<InvitationProps, 'hubName' | 'firmName'>): string =>
  `Sent by ${hubName} for ${firmName}. If you don't know this firm, ignore this email. Nothing happens until you accept.`

/** The body of an invitation, shared by the mail and the editor's preview. */
export const InvitationSheet = (props: InvitationProps & { isReminder?: boolean }) =>
  createElement(
    Fragment,
    null,
    firmLetterhead(props.firmName, props.firmLogoUrl),
    props.isReminder &&
      paragraph(`This is a reminder: your invitation from ${props.firmName} to ${props.clientName} is still open.`),
    // In a fragment of their own, so that React does not move the siblings when the preview gains or loses a paragraph.
    createElement(Fragment, null, ...paragraphs(props.message).map((lines) => paragraph(...inLines(lines)))),
    action(props.acceptUrl, 'Accept the Invitation'),
    note(
      `This invitation is for ${props.clientName}. It is valid until ${lastDay(props.expiresAt)}. Need a hand? You can `,
      link(props.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
