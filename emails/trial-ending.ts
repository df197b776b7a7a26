import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & { firstName?: string | undefined; clientName: string; daysLeft: number; clientUrl: string }

/** Sent to the firm seven days and one day before a client's trial ends: without a plan the account then closes. */
export const renderTrialEnding = ({ firstName, clientName, daysLeft, clientUrl, ...sender }: Props): Promise<Mail> => {
  const when = daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  const title = `The free trial of ${clientName} ends ${when}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Without a plan, your firm loses access to the account then.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because your firm manages this client.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `The free trial of ${clientName} ends ${when}. Without a plan, your firm can't open the account after that. Nothing in it is lost.`,
    ),
    action(clientUrl, 'Open the client'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
