import { createElement } from 'react'
import { Frame, type Sender } from './frame.ts'
import { greeting } from './greeting.ts'
import { type Mail, toMail } from './mail.ts'
import { action, link, note, paragraph } from './parts.ts'
import { invitedTo, type SignUpInvitation } from './sign-up-invitation.ts'

type Props = Sender & {
  firstName?: string | undefined
  /** If the sign-up started at an invitation, the invitation's page. */
  signInUrl: string
  forgotPasswordUrl: string
  invitation?: SignUpInvitation | null
}

/** Sent when someone signs up with an address that has an account. The page does not reveal it; only this mail does. */
export const renderAlreadyRegistered = (props: Props): Promise<Mail> => {
  const { firstName, signInUrl, forgotPasswordUrl, invitation = null, ...sender } = props
  const title = `You already have a ${invitation ? sender.providerName : sender.hubName} account`
  const message = createElement(
    Frame,
    {
      sender,
      title,
      preview: 'Sign in with this address. Nothing was changed.',
      footer: `Sent by ${sender.hubName} for ${sender.providerName}. If you didn't sign up, ignore this email. Your account is unchanged.`,
    },
    paragraph(greeting(firstName)),
    paragraph(
      invitation
        ? `${invitedTo(invitation)} This address already has an account. Sign in with your password to accept.`
        : 'Someone signed up with this address, which already has an account. If it was you, sign in as usual. There is nothing to confirm.',
    ),
    action(signInUrl, invitation ? 'Sign in to accept' : 'Sign in'),
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
