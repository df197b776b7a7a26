import type { Story } from '../platform/workflow/stories.ts'
import type { LinkKind } from './link-token.ts'

export type SignInMailKind = LinkKind | 'already-registered' | 'password-changed'

const workflow = 'sendSignInMail'

/** The mail of a link: one per link, named after it. */
export const linkMail = (kind: LinkKind, link: string): Story => ({
  workflow,
  id: `send-${kind}/${link}`,
  args: [kind, link, link],
})

/** A mail that tells a person something; `message` is what makes it one mail and not another. */
export const noticeMail = (
  kind: Exclude<SignInMailKind, LinkKind>,
  user: string,
  message: string,
  /** Where the reader wants to go on. */
  invitation?: { uuid: string; generation: number },
): Story => ({
  workflow,
  id: `send-${kind}/${message}`,
  args: [kind, user, message, ...(invitation ? [invitation.uuid, String(invitation.generation)] : [])],
})
