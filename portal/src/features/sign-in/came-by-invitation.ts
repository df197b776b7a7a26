import { takeTokenFromAddress } from './token-from-address.ts'

export interface CameByInvitation {
  /** Empty for whoever came without one. */
  invitation: string
  email: string
}

/** An invitation's link sends its reader here with itself, and the invited address, behind the #. */
export const cameByInvitation = (): CameByInvitation => {
  const named = new URLSearchParams(takeTokenFromAddress())
  return { invitation: named.get('invitation') ?? '', email: named.get('email') ?? '' }
}
