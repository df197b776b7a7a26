import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { hours } from './validity.ts'

type Props = Sender & { firstName?: string | undefined; resetUrl: string; validHours?: number }

export const renderResetPassword = ({ firstName, resetUrl, validHours = 1, ...sender }: Props): Promise<Mail> => {
  const title = `Reset your ${sender.hubName} password`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Choose a new password. The current one works until you do.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}. If you didn't ask for this, ignore this email. Your password stays as it is.`,
    },
    paragraph(greeting(firstName)),
    paragraph('Someone asked to reset the password of this account. If it was you, choose a new one here.'),
    action(resetUrl, 'Choose a new password'),
    note(
      `The link is valid for ${hours(validHours)} and works once. Need a hand? You can `,
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
