import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { type Sum, sums } from './sums.ts'

/** What a firm owes. Dates are text: 'Nov 16, 2026'. */
export interface Debt {
  /** 'Visa ending in 4242'; null without a card. */
  card: string | null
  /** When and why the card was declined, unless it was not tried. */
  declined: { on: string; why: string | null } | null
  count: number
  /** The first invoices. */
  invoices: readonly Sum[]
  /** Per currency. */
  totals: readonly string[]
  retriesOn: readonly string[]
  endsOn: string | null
  /** All plans end on that day. */
  endTogether: boolean
}

type Props = Sender & { firstName?: string | undefined; firmName: string; payUrl: string } & Debt

const list = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

const titleOf = ({ card }: Debt): string =>
  card === null ? 'Add a card to pay your open invoices' : `We couldn't charge your ${card}`

const whatFailed = ({ card, declined, count, firmName }: Props): string => {
  const open = count === 1 ? 'This invoice is open:' : `These ${count} invoices are open:`
  if (card === null) return `Your firm ${firmName} has no card on file. ${open}`
  if (!declined) return `We couldn't charge the card of ${firmName}. ${open}`
  return `On ${declined.on} the bank declined a charge to ${firmName}${declined.why ? `: ${declined.why}` : ''}. ${open}`
}

/** What happens when. */
const schedule = ({ count, retriesOn, endsOn, endTogether }: Debt): string => {
  const retry = retriesOn.length > 0 ? `We'll try again on ${list.format(retriesOn)}. ` : ''
  if (endsOn === null) return retry
  const unless = retriesOn.length > 0 ? 'If the last try fails' : 'If nothing is paid by then'
  if (count === 1) return `${retry}${unless}, the plan ends on ${endsOn} and no one can open the account.`
  const plans = endTogether ? `these ${count} plans end` : 'the first of these plans ends'
  return `${retry}${unless}, ${plans} on ${endsOn} and no one can open the ${endTogether ? 'accounts' : 'account'}.`
}

const rest = ({ count, invoices }: Debt): string => `and ${count - invoices.length} more`

/** The open invoices with their sum, and the one button. */
export const debtParts = (debt: Debt & { payUrl: string }) => [
  sums(debt.invoices, debt.count > debt.invoices.length ? `Open (${rest(debt)})` : 'Open', debt.totals),
  action(debt.payUrl, debt.card === null ? 'Add a card' : 'Update card'),
  paragraph(schedule(debt)),
]

/** To a firm whose renewals were not paid: what failed, how much is open, what happens when, and one thing to do. */
export const renderPaymentFailed = (props: Props): Promise<Mail> => {
  const { firstName, firmName } = props
  const title = titleOf(props)
  const message = createElement(
    Frame,
    {
      sender: props,
      title,
      preview: `Open: ${list.format(props.totals)}. ${schedule(props)}`,
      footer: `Sent by ${props.hubName} to the Owner and Billing members of ${firmName}. We never ask for card details by email.`,
    },
    paragraph(greeting(firstName)),
    paragraph(whatFailed(props)),
    ...debtParts(props),
    note('Need a hand? You can ', link(props.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
