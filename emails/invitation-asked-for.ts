import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  clientName: string
  ownerName: string
  clientUrl: string
}

/** Sent to the firm when someone opens a dead link and requests a new invitation. We don't know who it was. */
export const renderInvitationAskedFor = (props: Props): Promise<Mail> => {
  const { firstName, clientName, ownerName, clientUrl, ...sender } = props
  const title = `A new invitation was asked for: ${clientName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'The link no longer works. Nothing is sent until you send it.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because your firm invited the owner of this client. At most once a day.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `A link that invited ${ownerName || 'the owner'} to ${clientName} no longer works. Someone opened it and asked for a new invitation.`,
    ),
    paragraph('Nothing was sent to them. If the address is right, send the invitation again.'),
    action(clientUrl, 'Open the client'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
