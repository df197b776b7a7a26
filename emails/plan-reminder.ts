import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  productName: string
  clientName: string
  firmName: string
  /** 'Nov 12, 2026'; undefined if the day is unknown. */
  endedOn?: string | undefined
  planUrl: string
}

/** Sent to an owner at the firm's request: the trial is over, and only the owner can select a plan. */
export const renderPlanReminder = (props: Props): Promise<Mail> => {
  const { firstName, productName, clientName, firmName, endedOn, planUrl, ...sender } = props
  const title = `Select a plan for ${clientName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: `The free trial of ${productName} has ended.`,
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because ${firmName} asked us to remind you.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `The free trial of ${productName} for ${clientName} ended${endedOn ? ` on ${endedOn}` : ''}. Your books are kept, and they open again as soon as you select a plan.`,
    ),
    action(planUrl, 'Select a plan'),
    note(
      `Questions? Reply to this email to reach ${firmName}, or `,
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
