import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & {
  firstName?: string | undefined
  clientName: string
  /** The last paid day, formatted. */
  lastPaidDay: string
  clientUrl: string
}

/** Sent to a firm that pays for a client whose owner has removed it: the plan ends with the paid period. */
export const renderPlanEnding = ({
  firstName,
  clientName,
  lastPaidDay,
  clientUrl,
  ...sender
}: Props): Promise<Mail> => {
  const title = `Your plan for ${clientName} ends after ${lastPaidDay}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'The owner removed your firm from the team. Nothing more is billed to your firm.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}, because your firm pays for this client.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `The owner of ${clientName} removed your firm from the team, so your firm can't open the account any more. The plan that your firm pays for runs until ${lastPaidDay}, the last paid day, and is not renewed. Nothing more is billed to your firm.`,
    ),
    paragraph('If the owner adds your firm again before then, you can keep the plan.'),
    action(clientUrl, 'Open the client'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
