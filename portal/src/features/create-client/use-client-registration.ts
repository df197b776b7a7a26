import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientLists } from '../../api/client-lists.ts'
import { problemOf, statusOf } from '../../api/problem.ts'
import { createClient } from '../../texts/create-client.ts'
import { errors } from '../../texts/errors.ts'
import { beginActivity } from '../../ui/activities.ts'
import { toast } from '../../ui/toast.tsx'
import { type Attempt, registerNewClient } from './register-new-client.ts'

interface Ends {
  readonly onCreated: (client: BusinessClient) => void
  readonly onFailed: (error: Error) => void
}

/** Finish: blocks the page, and says in a toast that it failed; the wizard says it in its place. */
export const useClientRegistration = ({ onCreated, onFailed }: Ends) => {
  const queryClient = useQueryClient()
  const isFinishing = useRef(false)
  const { mutate, error, isPending } = useMutation({
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
      // Nobody is signed in any more, which has its own way out; the draft waits.
      if (statusOf(failure) === 401) return
      toast.error(errors.clientRegistration.title, errors.clientRegistration.text)
      onFailed(failure)
    },
  })
  return {
    register: (attempt: Attempt): void => {
      // The two presses of a double click come before the first has drawn anything.
      if (isFinishing.current) return
      isFinishing.current = true
      mutate(attempt)
    },
    failure: error,
    /** The key already stands for a client with other answers. */
    isEarlierClient: problemOf(error)?.code === 'key_reused',
    isUnderWay: isPending,
  }
}
