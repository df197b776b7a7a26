import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  firmName: string
  /** 'Visa ending in 4242'. */
  card: string
  /** The last day on which it can be charged: 'Nov 30, 2026'. */
  lastDay: string
  payUrl: string
}

/** 30, 7 and 1 days before the card's last valid month ends. */
export const renderCardExpiring = ({ firstName, firmName, card, lastDay, payUrl, ...sender }: Props): Promise<Mail> => {
  const title = `Your ${card} expires on ${lastDay}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Update the card, so that no plan is left unpaid.',
      footer: `Sent by ${sender.hubName} to the Owner and Billing members of ${firmName}. We never ask for card details by email.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `The ${card} that pays for the plans of ${firmName} can't be charged after ${lastDay}. Update it before then, so that the next renewals are paid.`,
    ),
    action(payUrl, 'Update card'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
