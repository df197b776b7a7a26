import type { Story } from '../platform/workflow/stories.ts'
import type { LinkKind } from './link-token.ts'

export type SignInMailKind = LinkKind | 'already-registered' | 'password-changed'

const workflow = 'sendSignInMail'

/** The mail of a link: one per link; the id is built from it. */
export const linkMail = (kind: LinkKind, link: string): Story => ({
  workflow,
  id: `send-${kind}/${link}`,
  args: [kind, link, link],
})

/** A mail that notifies a person; `message` identifies it, so that a retry is the same mail. */
export const noticeMail = (
  kind: Exclude<SignInMailKind, LinkKind>,
  user: string,
  message: string,
  /** The invitation that the reader came from. */
  invitation?: { uuid: string; generation: number },
): Story => ({
  workflow,
  id: `send-${kind}/${message}`,
  args: [kind, user, message, ...(invitation ? [invitation.uuid, String(invitation.generation)] : [])],
})
