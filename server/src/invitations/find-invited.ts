import type { FindLink } from './find-linked-invitation.ts'

export interface Invited {
  email: string
  uuid: string
  generation: number
  /** The link proves that its holder read the mail: no one else was given it. */
  isProved: boolean
}

/** Who a link invites, while it can be answered. */
export const findInvited =
  (findLink: FindLink) =>
  async (token: string): Promise<Invited | undefined> => {
    const link = await findLink(token)
    if (link?.state !== 'open') return undefined
    const { invitation_email: email, uuid, generation, is_copied } = link.invitation
    return { email, uuid, generation, isProved: !is_copied }
  }
