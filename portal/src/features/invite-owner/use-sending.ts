import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations/invitations.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendInvitation } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { Failure, isRoleRefusal, pairOf } from '../../api/failure.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { saveRecord } from '../../api/records.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'

interface Ends {
  readonly onSent: () => void
  readonly onFailed: (error: Error) => void
}

/** Sends it once, however often the button is pressed and even if the reply is lost. */
export const useSending = (invitation: ClientInvitation, keptKey: string | undefined, { onSent, onFailed }: Ends) => {
  const { uuid, client_contact } = invitation
  const [firstKey] = useState(() => keptKey ?? newKey())
  const key = useRef(firstKey)
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: async (values: InvitationForm) => {
      const sent = await saveRecord(sendInvitation, uuid, {
        params: { uuid },
        body: { uuid, client_contact, ...values },
        idempotencyKey: key.current,
        ifMatch: etagOf(invitation),
      }).catch((cause) => {
        throw new Failure(clientErrors.invitation, cause)
      })
      if (sent.invitation_status !== 'PENDING') throw new Failure(clientErrors.invitationNotPending)
    },
    onSuccess: () => {
      key.current = newKey()
      onSent()
    },
    onError: (failure) => {
      // An expired session is handled elsewhere.
      if (statusOf(failure) === 401) return
      // The key belongs to an earlier send, so the next press gets a new one.
      if (problemOf(failure)?.code === 'key_reused') key.current = newKey()
      const { title, text } = pairOf(failure)
      // The form says how long to wait or who may send it; one message is enough.
      const isSaidByForm = isRoleRefusal(failure) || problemOf(failure)?.code === 'resend_too_soon'
      if (!isSaidByForm) toast.error(title, text)
      onFailed(failure)
    },
  })
  return {
    send: (values: InvitationForm): void => mutate(values),
    /** Kept across a log-in, so that a retry is the same send. */
    currentKey: (): string => key.current,
    failure: error,
    tried: variables,
    isPending,
  }
}
