import { takeTokenFromAddress } from './token-from-address.ts'

export interface CameByInvitation {
  /** Empty without an invitation. */
  invitation: string
  email: string
}

/** An invitation's link leads here with itself and the invited address after the #. */
export const cameByInvitation = (): CameByInvitation => {
  const params = new URLSearchParams(takeTokenFromAddress())
  return { invitation: params.get('invitation') ?? '', email: params.get('email') ?? '' }
}
