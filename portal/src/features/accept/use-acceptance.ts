import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import {
  acceptInvitation,
  askForInvitation,
  beginAcceptance,
  declineInvitation,
  endSession,
  readInvitation,
} from '../../api/contract.ts'
import { codeOf, publicCall } from './public-call.ts'
import { keepToken } from './use-kept-token.ts'

type How = 'sign_in' | 'sign_up'

/** The invitation behind the link, and what its holder can do. Reading it changes nothing. */
export const useAcceptance = (token: string, goTo: (url: string) => void) => {
  const body = { token }
  const invitation = useQuery({
    queryKey: ['acceptance', token],
    queryFn: ({ signal }) => publicCall(api(readInvitation, { body, signal })),
    enabled: token !== '',
  })
  // A refusal means that the invitation or the signed-in person has changed since the page loaded.
  const readAgain = () => void invitation.refetch()
  const accept = useMutation({
    mutationFn: () => publicCall(api(acceptInvitation, { body })),
    onError: readAgain,
  })
  const decline = useMutation({
    mutationFn: () => publicCall(api(declineInvitation, { body })),
    onError: readAgain,
  })
  const ask = useMutation({ mutationFn: () => publicCall(api(askForInvitation, { body })), onError: readAgain })
  const begin = useMutation({
    mutationFn: (how: How) => publicCall(api(beginAcceptance, { body: { token, how } })),
    onSuccess: ({ url }) => goTo(url),
    onError: readAgain,
  })
  const signOut = useMutation({
    mutationFn: async () => {
      await publicCall(api(endSession)).catch((error) => {
        // An already ended session counts as logged out.
        if (codeOf(error) !== 'not_signed_in') throw error
      })
      // Leaves nothing that was typed in the tab for the next person.
      sessionStorage.clear()
      keepToken(token)
    },
    // Once signed out, the invitation offers both ways to continue.
    onSuccess: () => invitation.refetch(),
    onError: readAgain,
  })
  return { invitation, accept, decline, ask, begin, signOut }
}

export type Acceptance = ReturnType<typeof useAcceptance>
