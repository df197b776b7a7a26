import { takeTokenFromAddress } from './token-from-address.ts'

export interface CameByInvitation {
  /** Empty without an invitation. */
  invitation: string
  email: string
}

/** An invitation's link leads here with itself and the invited address after the #. */
export const cameByInvitation = (): CameByInvitation => {
  const named = new URLSearchParams(takeTokenFromAddress())
  return { invitation: named.get('invitation') ?? '', email: named.get('email') ?? '' }
}
