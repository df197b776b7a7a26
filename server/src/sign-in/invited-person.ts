import { z } from 'zod'
import { signedCookie } from './signed-cookie.ts'

/** Long enough to find an older password. */
const KEPT_SECONDS = 10 * 60

const InvitedPerson = z.object({
  email: z.string(),
  /** Signs in once, without the password that was typed a moment ago. */
  ticket: z.string().optional(),
  /** Chose a password by a link that proves the address, which has an account with another one. */
  has_account: z.boolean().optional(),
})

/** Who came by an invitation in this browser. */
export const invitedPerson = (secure: boolean) =>
  signedCookie({ name: 'invited-person', schema: InvitedPerson, seconds: KEPT_SECONDS, secure })

export type InvitedPersons = ReturnType<typeof invitedPerson>
