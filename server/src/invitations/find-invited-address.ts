import type { FindLink } from './find-linked-invitation.ts'

/** The address a live invitation was mailed to: whoever holds its link has read that mail. */
export const findInvitedAddress =
  (findLink: FindLink) =>
  async (token: string): Promise<string | undefined> => {
    const link = await findLink(token)
    return link?.state === 'open' ? link.invitation.invitation_email : undefined
  }
