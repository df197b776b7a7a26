import { z } from 'zod'
import { signedCookie } from './signed-cookie.ts'

/** Long enough to look up an old password. */
const KEPT_SECONDS = 10 * 60

const InvitedPerson = z.object({
  email: z.string(),
  /** Signs in once, without typing the password again. */
  ticket: z.string().optional(),
  /** The link proved the address, which already has an account with another password. */
  has_account: z.boolean().optional(),
})

/** The person who came from an invitation in this browser. */
export const invitedPerson = (secure: boolean) =>
  signedCookie({ name: 'invited-person', schema: InvitedPerson, seconds: KEPT_SECONDS, secure })

export type InvitedPersons = ReturnType<typeof invitedPerson>
