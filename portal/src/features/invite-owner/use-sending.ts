import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { sendInvitation } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { Failure, pairOf } from '../../api/failure.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { saveRecord } from '../../api/records.ts'
import { toast } from '../../ui/toast.tsx'
import { newKey } from '../../ui/wizard-draft.ts'
import { forgetWords, keepWords, keptWords } from './kept-words.ts'

interface Ends {
  readonly onSent: () => void
  readonly onFailed: (error: Error) => void
}

/** Sends it once, however often the button is pressed and whatever becomes of the reply. */
export const useSending = (invitation: ClientInvitation, email: string, { onSent, onFailed }: Ends) => {
  const { uuid, client_contact } = invitation
  const key = useRef<string>(undefined)
  key.current ??= keptWords(email, client_contact)?.idempotencyKey ?? newKey()
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (values: InvitationForm) => {
      const sent = await saveRecord(sendInvitation, uuid, {
        params: { uuid },
        body: { uuid, client_contact, ...values },
        idempotencyKey: key.current,
        ifMatch: etagOf(invitation),
      }).catch((cause) => {
        throw new Failure('invitation', cause)
      })
      if (sent.invitation_status !== 'PENDING') throw new Failure('invitationNotPending')
    },
    onSuccess: () => {
      forgetWords()
      key.current = newKey()
      onSent()
    },
    onError: (failure, values) => {
      // Nobody is signed in any more, which has its own way out.
      if (statusOf(failure) === 401)
        return keepWords({ email, contact: client_contact, values, idempotencyKey: key.current ?? newKey() })
      // The key stands for an earlier send; the next press is one of its own.
      if (problemOf(failure)?.code === 'key_reused') key.current = newKey()
      const { title, text } = pairOf(failure)
      toast.error(title, text)
      onFailed(failure)
    },
  })
  return { send: (values: InvitationForm): void => mutate(values), failure: error, isPending }
}
