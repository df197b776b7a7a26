import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { problemOf } from '../../api/problem.ts'
import { useIsAhead } from '../../ui/dates/use-is-ahead.ts'

type Sent = Pick<ClientInvitation, 'invitation_email' | 'resend_at'>
type LastTry = { failure: Error | null; tried: InvitationForm | undefined }

/** When an address can be written to again: from the invitation's record, or from the last refusal. */
const waitOf = (address: string, { invitation_email, resend_at }: Sent, { failure, tried }: LastTry): number => {
  const isTyped = (one: string | null | undefined) => one != null && emailKey(one) === emailKey(address)
  const ofRecord = isTyped(invitation_email) && resend_at ? Date.parse(resend_at) : 0
  const problem = problemOf(failure)
  const ofRefusal = isTyped(tried?.invitation_email) && problem?.code === 'resend_too_soon' ? problem.retryAt : 0
  return Math.max(ofRecord, ofRefusal ?? 0)
}

/** How long the typed address has to wait; undefined once it can be written to. */
export const useResendWait = (address: string, sent: Sent, lastTry: LastTry): number | undefined => {
  const until = waitOf(address, sent, lastTry)
  return useIsAhead(until) ? until : undefined
}
