import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  firmName: string
  /** The clients whose plans ended. */
  clients: readonly string[]
  /** What is still open per currency, for other plans. */
  totals: readonly string[]
  payUrl: string
}

const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })
const SHOWN = 10

const namesOf = (clients: readonly string[]): string => {
  const more = clients.length - SHOWN
  return list.format(more > 0 ? [...clients.slice(0, SHOWN), `${more} more`] : clients)
}

/** The last mail of a plan that nobody paid for. */
export const renderPlansEnded = (props: Props): Promise<Mail> => {
  const { firstName, firmName, clients, totals, payUrl, ...sender } = props
  const one = clients.length === 1
  const title = one ? `The plan of ${clients[0]} has ended` : `${clients.length} plans have ended`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'The invoices were not paid. Nothing in the accounts is lost.',
      footer: `Sent by ${sender.hubName} to the Owner and Billing members of ${firmName}. We never ask for card details by email.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `We couldn't charge ${firmName} for ${namesOf(clients)}. ${one ? 'The plan has' : 'Their plans have'} ended, and no one can open the ${one ? 'account' : 'accounts'}. You don't owe anything for ${one ? 'it' : 'them'}, and nothing in the ${one ? 'account' : 'accounts'} is lost: select a plan to go on.`,
    ),
    totals.length > 0 && paragraph(`For other plans, ${list.format(totals)} is still open.`),
    action(payUrl, 'Update card'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
