import type { FindLink } from './find-linked-invitation.ts'

/** The address a live invitation was mailed to, where its link proves that the mail was read: nobody else was given it. */
export const findInvitedAddress =
  (findLink: FindLink) =>
  async (token: string): Promise<string | undefined> => {
    const link = await findLink(token)
    return link?.state === 'open' && !link.invitation.is_copied ? link.invitation.invitation_email : undefined
  }
