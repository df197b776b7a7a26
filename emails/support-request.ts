import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { lastDay } from './validity.ts'

type Props = Sender & {
  firstName?: string | undefined
  firmName: string
  staffName: string
  reason: string
  ticketNumber: string
  expiresAt: Date
  requestUrl: string
}

/** Sent to Owners and Admins of a firm that requires consent. Nothing happens until one of them allows the visit. */
export const renderSupportRequest = ({ firstName, firmName, expiresAt, requestUrl, ...more }: Props): Promise<Mail> => {
  const { staffName, reason, ticketNumber, hubName, providerName, supportUrl } = more
  const sender = { hubName, providerName, supportUrl }
  const title = `${providerName} support asks to look at ${firmName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: `Ticket ${ticketNumber}. Nothing happens until you allow it.`,
      footer: `Sent by ${hubName} for ${providerName} to the Owners and Admins of ${firmName}. If you do nothing, support can't look.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `${staffName || 'Someone'} of ${providerName} support asks to look at ${firmName} in ${hubName}, for ticket ${ticketNumber}.`,
    ),
    paragraph(`Reason: ${reason}`),
    paragraph('If you allow it, they can look for 24 hours. They can’t change anything.'),
    action(requestUrl, 'See the request'),
    note(
      `The request is open until ${lastDay(expiresAt)}. Need a hand? You can `,
      link(supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
