import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { clientLists } from '../../api/client-lists.ts'
import { acceptAccountantInvitation, declineAccountantInvitation } from '../../api/contract.ts'
import { accountantInvitations } from './accountant-invitation.queries.ts'

/** Both answers are sent once, however often the button is pressed. A refusal means that the invitation has changed. */
export const useTeamAnswer = (uuid: string) => {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const readAgain = () => queryClient.invalidateQueries(accountantInvitations)
  const call = { params: { uuid }, idempotencyKey: key }
  const accept = useMutation({
    mutationFn: () => api(acceptAccountantInvitation, call),
    onSuccess: () => queryClient.invalidateQueries(clientLists),
    onSettled: readAgain,
  })
  const decline = useMutation({
    mutationFn: () => api(declineAccountantInvitation, { ...call, idempotencyKey: `${key}-no` }),
    onSettled: readAgain,
  })
  return { accept, decline, isBusy: accept.isPending || decline.isPending, failure: accept.error ?? decline.error }
}
