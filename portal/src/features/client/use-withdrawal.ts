import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { withdrawInvitation } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { problemOf } from '../../api/problem.ts'
import { withdrawing } from '../../texts/withdraw-invitation.ts'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { toast } from '../../ui/toast.tsx'
import { clientKey } from './client.queries.ts'

const refusals: Record<string, { title: string; text: string }> = {
  action_not_allowed: withdrawing.answered,
  stale: withdrawing.sentAgain,
}

/** Takes the invitation back; whatever came of it, the page reads how it stands. */
export const useWithdrawal = (client: BusinessClient, invitation: ClientInvitation, onClose: () => void) => {
  const { uuid } = invitation
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
  return useMutation({
    mutationFn: () => api(withdrawInvitation, { params: { uuid }, ifMatch: etagOf(invitation) }),
    onSuccess: async () => {
      onClose()
      await readAgain()
      toast.success(withdrawing.done.title, withdrawing.done.text)
      // The pressed button is gone with the invitation.
      focusIfLost()
    },
    onError: (error) => {
      const { title, text } = refusals[problemOf(error)?.code ?? ''] ?? withdrawing.failed
      toast.error(title, text)
      onClose()
      void readAgain()
    },
  })
}
