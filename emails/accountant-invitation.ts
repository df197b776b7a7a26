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
  /** Without an account the reader signs up first; the invitation stays open. */
  hasAccount: boolean
  /** With an account but no firm, the reader registers the firm first; the link leads there. */
  hasFirm: boolean
  url: string
}

/** Sent to the person an owner invited to their team in the Accountant role. Opening the link changes nothing. */
export const renderAccountantInvitation = ({
  productName,
  firstName,
  businessName,
  url,
  ...more
}: Props): Promise<Mail> => {
  const { ownerName, hasAccount, hasFirm, ...sender } = more
  const title = `${businessName} invited you as their accountant`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Nothing happens until you accept.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because the owner of this business entered your address. If you don't know them, ignore this email.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `${ownerName || 'The owner'} of ${businessName} invited you to their team in ${productName}, in the Accountant role. Once you accept, ${businessName} appears in your firm's client list.`,
    ),
    !hasAccount &&
      paragraph(
        `You don't have a ${sender.hubName} account yet. Sign up with this address and register your firm. You'll find the invitation in your client list.`,
      ),
    hasAccount &&
      !hasFirm &&
      paragraph(
        `To accept, register your accounting firm in ${sender.hubName} first. The link leads you there and back.`,
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
