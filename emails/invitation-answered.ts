import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  clientName: string
  ownerName: string
  isAccepted: boolean
  clientUrl: string
}

/** Sent to the person who invited the owner: the answer, and what to do next. */
export const renderInvitationAnswered = (props: Props): Promise<Mail> => {
  const { firstName, clientName, ownerName, isAccepted, clientUrl, ...sender } = props
  const owner = ownerName || 'The owner'
  const title = `${owner} ${isAccepted ? 'accepted' : 'declined'} your invitation to ${clientName}`
  const next = isAccepted
    ? `Great news, your invitation was accepted! ${owner} can now log in to the account you created for them.`
    : `${owner} declined your invitation to the account of ${clientName}. Talk to them, then send the invitation again.`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: isAccepted ? 'The account has its owner.' : 'The account has no owner yet.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because your firm invited the owner of this client.`,
    },
    paragraph(greeting(firstName)),
    paragraph(next),
    action(clientUrl, 'Open the client'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
