import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { invitedTo, type SignUpInvitation } from './sign-up-invitation.ts'
import { hours } from './validity.ts'

type Props = Sender & {
  firstName?: string | undefined
  confirmUrl: string
  validHours?: number
  /** Set when an owner signs up to answer an invitation. */
  invitation?: SignUpInvitation | null
}

/** Sent after sign-up, and again on request: the account gets the address only once its owner confirms. */
export const renderConfirmEmail = (props: Props): Promise<Mail> => {
  const { firstName, confirmUrl, validHours = 24, invitation = null, ...sender } = props
  const title = `Confirm your email for ${invitation?.productName ?? sender.hubName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: invitation
        ? 'One click, and you can answer your invitation.'
        : `One click, and you can sign in to ${sender.hubName}.`,
      footer: `Sent by ${sender.hubName} for ${sender.providerName}. If you didn't sign up, ignore this email. Nothing happens until you confirm.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      invitation
        ? `${invitedTo(invitation)} Confirm that this address is yours, then accept the invitation.`
        : `You signed up to ${sender.hubName} with this address. Confirm that it is yours, then sign in and register your firm.`,
    ),
    action(confirmUrl, 'Confirm email'),
    note(
      `The link is valid for ${hours(validHours)}. Need a hand? You can `,
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
