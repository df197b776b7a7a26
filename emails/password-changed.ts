import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & { firstName?: string | undefined; forgotPasswordUrl: string }

/** Sent after every password change, so that someone with a stolen session cannot make one unnoticed. */
export const renderPasswordChanged = ({ firstName, forgotPasswordUrl, ...sender }: Props): Promise<Mail> => {
  const title = `Your ${sender.hubName} password was changed`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'If it was you, there is nothing to do.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName} to the owner of this account. Security notices can't be turned off.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      'The password of your account was just changed, and every device was signed out. If it was you, there is nothing to do.',
    ),
    paragraph("If it wasn't you, choose a new password now."),
    action(forgotPasswordUrl, 'Reset password'),
    note('Need a hand? You can ', link(sender.supportUrl, 'contact the Support Team here'), '.'),
  )
  return toMail(title, message)
}
