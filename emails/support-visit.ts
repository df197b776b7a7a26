import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  firmName: string
  staffName: string
  reason: string
  ticketNumber: string
  visitsUrl: string
}

/** Sent to Owners and Admins when a support visit to their firm starts: who, why, and what support can't do. */
export const renderSupportVisit = ({ firstName, firmName, visitsUrl, ...more }: Props): Promise<Mail> => {
  const { staffName, reason, ticketNumber, hubName, providerName, supportUrl } = more
  const sender = { hubName, providerName, supportUrl }
  const title = `${providerName} support is looking at ${firmName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: `Ticket ${ticketNumber}. Support can look, not change.`,
      footer: `Sent by ${hubName} for ${providerName} to the Owners and Admins of ${firmName}.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `${staffName || 'Someone'} of ${providerName} support began a visit to ${firmName} in ${hubName}, for ticket ${ticketNumber}.`,
    ),
    paragraph(`Reason: ${reason}`),
    paragraph("Support can look at your firm's clients but can't change anything or open their books."),
    action(visitsUrl, 'See support visits'),
    note('Something wrong with this visit? You can ', link(supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
