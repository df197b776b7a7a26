import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientLists } from '../../api/client-lists.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { createClient } from '../../texts/create-client.ts'
import { beginActivity } from '../../ui/overlays/activities.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import type { Answers } from './answers.ts'
import { refusedFields } from './refused-fields.ts'
import { type Attempt, registerNewClient } from './register-new-client.ts'

interface Ends {
  readonly onCreated: (client: BusinessClient) => void
  readonly onFailed: (error: Error) => void
}

/** Finish blocks the page. A failure is shown in the wizard, or in a toast if a field of another step caused it. */
export const useClientRegistration = ({ onCreated, onFailed }: Ends) => {
  const queryClient = useQueryClient()
  const isFinishing = useRef(false)
  const { mutate, reset, error, variables, isPending } = useMutation({
    mutationFn: async (attempt: Attempt) => {
      const endActivity = beginActivity('register-client', createClient.submitting, attempt.answers.client_name)
      try {
        return await registerNewClient(queryClient, attempt)
      } finally {
        endActivity()
        isFinishing.current = false
      }
    },
    onSuccess: (client) => {
      onCreated(client)
      void queryClient.invalidateQueries(clientLists)
    },
    onError: (failure) => {
      // An expired session is handled elsewhere; the draft is kept.
      if (statusOf(failure) === 401) return
      if (refusedFields(failure))
        toast.error(clientErrors.clientRegistration.title, clientErrors.clientRegistration.text)
      onFailed(failure)
    },
  })
  const problem = problemOf(error)
  return {
    register: (attempt: Attempt): void => {
      // The second press of a double click comes before the first has re-rendered anything.
      if (isFinishing.current) return
      isFinishing.current = true
      mutate(attempt)
    },
    /** A failure is about the answers that were sent, so it is cleared once one of them changes. */
    noteAnswers: (answers: Answers): void => {
      if (error && JSON.stringify(answers) !== JSON.stringify(variables?.answers)) reset()
    },
    failure: error,
    /** The key was already used for a client with other answers. */
    isEarlierClient: problem?.code === 'key_reused',
    /** The firm's client that this one would duplicate. */
    duplicateOf: problem?.code === 'duplicate_client' ? problem.fields.duplicate_of : undefined,
    isUnderWay: isPending,
  }
}
