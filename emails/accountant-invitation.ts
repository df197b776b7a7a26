import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  productName: string
  firstName?: string | undefined
  businessName: string
  ownerName: string
  /** Who has none signs up first; the invitation waits for them. */
  hasAccount: boolean
  url: string
}

/** Sent to whoever an owner has invited to their team in the Accountant role. Nothing happens by opening it. */
export const renderAccountantInvitation = ({
  productName,
  firstName,
  businessName,
  url,
  ...more
}: Props): Promise<Mail> => {
  const { ownerName, hasAccount, ...sender } = more
  const title = `${businessName} invites you as their accountant`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Nothing happens until you accept.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because the owner of this business named your address. If you do not know them, ignore this e-mail.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `${ownerName || 'The owner'} of ${businessName} invites you to their team in ${productName}, in the Accountant role. Once you accept, ${businessName} appears in your firm's client list.`,
    ),
    !hasAccount &&
      paragraph(
        `You have no ${sender.hubName} account yet. Sign up with this address and register your firm: the invitation waits for you in your client list.`,
      ),
    action(url, hasAccount ? 'See the invitation' : `Sign up for ${sender.hubName}`),
    note(
      'The invitation is valid for 30 days. Need a hand? You can ',
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
