import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { hours } from './validity.ts'

type Props = Sender & { firstName?: string | undefined; confirmUrl: string; validHours?: number }

/** Sent after sign-up, and again on request: the address is the account's only once its owner says so. */
export const renderConfirmEmail = ({ firstName, confirmUrl, validHours = 24, ...sender }: Props): Promise<Mail> => {
  const title = `Confirm your e-mail for ${sender.hubName}`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: `One click, and you can sign in to ${sender.hubName}.`,
      footer: `Sent by ${sender.hubName} for ${sender.providerName}. If you did not sign up, ignore this e-mail: nothing happens until you confirm.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      `You signed up to ${sender.hubName} with this address. Confirm that it is yours, then sign in and register your firm.`,
    ),
    action(confirmUrl, 'Confirm e-mail'),
    note(
      `The link is valid for ${hours(validHours)}. Need a hand? You can `,
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
