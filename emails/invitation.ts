import { createElement } from 'react'
import { cut } from './cut.ts'
import { Frame } from './frame.ts'
import { type InvitationProps, InvitationSheet, invitationFooter } from './invitation-sheet.ts'
import { type Mail, toMail } from './mail.ts'
import { lastDay } from './validity.ts'

const SUBJECT_MAX = 100

interface Wording {
  subject: string
  preview: string
  isReminder: boolean
}

const render = (props: InvitationProps, { subject, preview, isReminder }: Wording): Promise<Mail> => {
  const { hubName, providerName, supportUrl } = props
  const message = createElement(
    Frame,
    {
      sender: { hubName, providerName, supportUrl },
      title: subject,
      preview,
      footer: invitationFooter(props),
      isFirmPaper: true,
    },
    createElement(InvitationSheet, { ...props, isReminder }),
  )
  return toMail(subject, message)
}

/** The firm's own subject and message, exactly as typed, with the hub's link. */
export const renderInvitation = (props: InvitationProps): Promise<Mail> =>
  render(props, {
    subject: props.subject,
    preview: `Accept by ${lastDay(props.expiresAt)} to open the account of ${props.clientName}.`,
    isReminder: false,
  })

/** The same mail, marked as a reminder. */
export const renderReminder = (props: InvitationProps): Promise<Mail> =>
  render(props, {
    subject: cut(`Reminder: ${props.subject}`, SUBJECT_MAX),
    preview: `Your invitation to ${props.clientName} is open until ${lastDay(props.expiresAt)}.`,
    isReminder: true,
  })
