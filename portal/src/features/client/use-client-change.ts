import type { BusinessClient, ClientChanges } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateBusinessClient } from '../../api/contract.ts'
import { amended, etagOf } from '../../api/etags.ts'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { saveRecord } from '../../api/records.ts'
import { errors } from '../../texts/errors.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import { clientQuery } from './client.queries.ts'

/** Saves fields of the client, based on the version that was read. */
export const useClientChange = (client: BusinessClient) => {
  const queryClient = useQueryClient()
  const { uuid } = client
  return useMutation({
    mutationFn: ({ from = client, changes }: { from?: BusinessClient; changes: ClientChanges }) =>
      saveRecord(updateBusinessClient, uuid, {
        params: { uuid },
        body: { uuid, ...changes },
        ifMatch: etagOf(from),
      }),
    onSuccess: (saved) => queryClient.setQueryData(clientQuery(uuid).queryKey, saved),
  })
}

/** Hides the panel at once and saves in the background. If that fails, the panel comes back with a message. */
export const useOnboardingDismissal = (client: BusinessClient) => {
  const queryClient = useQueryClient()
  const change = useClientChange(client)
  const { queryKey } = clientQuery(client.uuid)
  const close = (): void => {
    queryClient.setQueryData(queryKey, amended(client, { show_onboarding_wizard: false }))
    // The close button is gone, so focus moves to the top of the page.
    document.querySelector('h1')?.focus()
    const onError = (error: Error) => {
      queryClient.setQueryData(queryKey, client)
      if (!isRoleRefusal(error)) toast.error(errors.dismissal.title, errors.dismissal.text)
    }
    change.mutate({ changes: { show_onboarding_wizard: false } }, { onError })
  }
  return {
    close: mayOnlyLook() ? undefined : close,
    failure: change.error && wordsOf(change.error, errors.dismissal),
  }
}
