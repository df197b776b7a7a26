import { type CSSProperties, createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { type Mail, toMail } from './mail.ts'
import { palette } from './palette.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  clientName: string
  /** With the currency's code. */
  amount: string
  paidOn: string
  /** 'Visa ending in 4242'; null if nothing was charged to a card. */
  card: string | null
  lines: readonly { name: string; amount: string; isDiscount: boolean }[]
  /** Label and value. */
  facts: readonly (readonly [string, string])[]
  billingUrl: string
}

const heading = (words: string) =>
  createElement(
    'h1',
    { style: { margin: 0, fontSize: 24, lineHeight: '31px', fontWeight: 600, overflowWrap: 'anywhere' } },
    words,
  )

/** In the plain text too. */
const onItsLine = (words: string) => createElement('div', null, words)

const row = (label: string, value: string, look: { label?: CSSProperties; value?: CSSProperties } = {}) => {
  const rule = `1px solid ${palette.border}`
  const cell = { borderTop: rule, verticalAlign: 'top' }
  return createElement(
    'tr',
    { key: label },
    createElement(
      'td',
      { style: { ...cell, padding: '9px 12px 9px 0', color: palette.muted, ...look.label } },
      onItsLine(label),
    ),
    createElement(
      'td',
      { align: 'right', style: { ...cell, padding: '9px 0', whiteSpace: 'nowrap', ...look.value } },
      onItsLine(value),
    ),
  )
}

const table = (...rows: ReturnType<typeof row>[]) =>
  createElement(
    'table',
    {
      ...{ role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 },
      style: { marginTop: 24, fontSize: 15, lineHeight: '22px' },
    },
    createElement('tbody', null, ...rows),
  )

const strong = { borderTop: `1px solid ${palette.text}`, color: palette.text, fontWeight: 600, lineHeight: '26px' }

/** Sent once for each invoice that a firm has paid, with the receipt attached. */
export const renderReceiptMail = ({
  clientName,
  amount,
  paidOn,
  card,
  lines,
  facts,
  billingUrl,
  ...sender
}: Props): Promise<Mail> => {
  const charged = card ? `On ${paidOn} we charged your ${card}.` : `On ${paidOn} this bill was settled by credit.`
  const message = createElement(
    Frame,
    {
      sender,
      title: `Receipt for ${clientName}: ${amount}`,
      preview: card ? `${amount} paid on ${paidOn} with ${card}.` : `${amount} paid on ${paidOn}.`,
      footer: `Sent by ${sender.hubName} for ${sender.providerName} to the Owners and Billing members of your firm.`,
    },
    heading(`${amount} paid for ${clientName}`),
    paragraph(`${charged} The receipt is attached as a PDF.`),
    table(
      ...lines.map(({ name, amount: each, isDiscount }) =>
        row(name, each, { value: { color: isDiscount ? '#0f5c36' : palette.text } }),
      ),
      row('Paid', amount, { label: strong, value: { ...strong, fontSize: 20 } }),
    ),
    table(...facts.map(([label, value]) => row(label, value, { value: { color: palette.text } }))),
    action(billingUrl, 'Open Billing'),
    note('Questions about this charge? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(`Receipt for ${clientName}: ${amount}`, message)
}
