import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { clientKey } from '../../api/client-lists.ts'
import { withdrawInvitation } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { wordsOf } from '../../api/failure.ts'
import { isTransient, problemOf } from '../../api/problem.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { withdrawing } from '../../texts/withdraw-invitation.ts'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { toast } from '../../ui/overlays/toast.tsx'

const refusals: Record<string, { title: string; text: string }> = {
  action_not_allowed: withdrawing.answered,
  stale: withdrawing.sentAgain,
}

/** Withdraws the invitation once, even if the reply is lost. Then the page reloads its state. */
export const useWithdrawal = (client: BusinessClient, invitation: ClientInvitation, onClose: () => void) => {
  const { uuid } = invitation
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
  const [idempotencyKey] = useState(newKey)
  return useMutation({
    ...retryLostReply,
    mutationFn: () => api(withdrawInvitation, { params: { uuid }, ifMatch: etagOf(invitation), idempotencyKey }),
    onSuccess: async () => {
      onClose()
      await readAgain()
      toast.success(withdrawing.done.title, withdrawing.done.text)
      // The button that was pressed disappeared with the invitation.
      focusIfLost()
    },
    onError: (error) => {
      const failure = isTransient(error) ? withdrawing.maybeDone : withdrawing.failed
      const { title, text } = wordsOf(error, refusals[problemOf(error)?.code ?? ''] ?? failure)
      toast.error(title, text)
      onClose()
      void readAgain()
    },
  })
}
