import { invitationRefusals } from './invitation-refusals.ts'
import { pageTitles } from './page-titles.ts'

export const inviteOwner = {
  title: pageTitles.inviteOwner,
  intro: (firstName: string) => `The preview shows exactly what ${firstName || 'the owner'} receives.`,
  loading: 'Loading the invitation',
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send Invitation',
  to: 'To',
  toHint: (days: number) => `The invitation link is valid for ${days} days.`,
  subject: 'Subject',
  message: 'Your message',
  fromTemplate: "Starts from your firm's email template.",
  fromLast: 'Starts from what was sent last.',
  newLink: 'This sends a new link. The earlier one stops working.',
  /** Placeholders in braces, which are no longer filled in. */
  inBraces: (found: readonly string[]) =>
    found.length === 1
      ? `${found[0]} is not filled in. It is sent as it stands.`
      : `${found.slice(0, -1).join(', ')} and ${found.at(-1)} are not filled in. They are sent as they stand.`,
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  tooSoon: {
    title: (at: string) => `You can send this invitation again at ${at}, or now to another address`,
    text: 'It was sent less than an hour ago.',
  },
} as const

export const preview = {
  heading: 'Preview',
  to: (email: string) => `To ${email}`,
  noSubject: 'No subject',
  width: 'Preview width',
  widths: { desktop: 'Desktop', mobile: 'Mobile' },
} as const

export const invitationSent = {
  title: 'Invitation Sent',
  text: "Once your client accepts the invitation, they'll be able to log in to the account you created for them.",
  ok: 'OK',
} as const

/** Why an invitation was not sent, if the server gives a reason. */
export const sendRefusals = {
  ...invitationRefusals,
  resend_too_soon: (at: string | undefined) =>
    `It was sent less than an hour ago. ${at ? `You can send it again at ${at}, or now to another address.` : 'You can send it again in an hour.'}`,
  action_not_allowed: "This client can't be invited: the owner has already accepted, or the client isn't active.",
  stale: 'Someone else changed it in the meantime. Nothing you typed is lost. Check it and send it again.',
  key_reused: 'An earlier version of this message was already sent. Check the client before you send it again.',
  again: 'Nothing you typed is lost. Check your connection and send it again.',
  /** There was no response: the mail may be on its way. */
  maybeSent:
    "We got no answer, so the invitation may have been sent. Check your connection and send it again: the owner won't get it twice.",
} as const
