import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'

type Props = Sender & { firstName?: string | undefined; signInUrl: string; forgotPasswordUrl: string }

/** Sent when someone signs up with an address that has an account: the page answers as always, only the owner is told. */
export const renderAlreadyRegistered = ({
  firstName,
  signInUrl,
  forgotPasswordUrl,
  ...sender
}: Props): Promise<Mail> => {
  const title = `You already have a ${sender.hubName} account`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Sign in with this address. Nothing was changed.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}. If you did not sign up, ignore this e-mail: your account is unchanged.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      'Someone signed up with this address, which already has an account. If it was you, there is nothing to confirm: sign in as before.',
    ),
    action(signInUrl, 'Sign in'),
    note(
      'Forgot your password? You can ',
      link(forgotPasswordUrl, 'choose a new one'),
      '. Need a hand? You can ',
      link(sender.supportUrl, 'contact the Support Team here'),
      '.',
    ),
  )
  return toMail(title, message)
}
