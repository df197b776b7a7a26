import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { clientStates, columnsOf, placeOf } from '@partner-hub/contracts/clients/client-states.ts'
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientKey } from '../../api/client-lists.ts'
import {
  archiveBusinessClient,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
} from '../../api/contract.ts'
import { amended, etagOf } from '../../api/etags.ts'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { saveRecord } from '../../api/records.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { errors } from '../../texts/errors.ts'
import { notices } from '../../texts/notices.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { activityQuery, clientQuery, momentsQuery } from './client.queries.ts'

const acts = {
  remove_access: { endpoint: removeClientAccess, done: notices.accessRemoved },
  archive: { endpoint: archiveBusinessClient, done: notices.clientArchived },
  remove_access_and_archive: { endpoint: removeAccessAndArchive, done: notices.accessRemovedAndArchived },
  restore: { endpoint: restoreBusinessClient, done: notices.clientRestored },
} as const satisfies Record<ClientAction, object>

export interface Act {
  readonly action: ClientAction
  /** The act has a dialog that stays open until it is done and shows role refusals itself. */
  readonly isAsked: boolean
  /** The same for every retry of one request. */
  readonly key: string
  readonly client: BusinessClient
}

/** Archiving is shown optimistically: it ends nothing and can be undone from its toast. */
const actOptions = (
  queryClient: QueryClient,
  onChanged: () => void,
): MutationOptions<BusinessClient, Error, Act, unknown> => ({
  ...retryLostReply,
  mutationFn: ({ action, key, client }) =>
    saveRecord(acts[action].endpoint, client.uuid, {
      params: { uuid: client.uuid },
      body: { uuid: client.uuid },
      ifMatch: etagOf(client),
      idempotencyKey: `${action}.${key}`,
    }),
  onMutate: async ({ action, client }) => {
    const { queryKey } = clientQuery(client.uuid)
    await queryClient.cancelQueries({ queryKey })
    if (action !== 'archive') return
    const { to } = clientStates.next(placeOf(client), action)
    if (!to) return
    const { status, earlier_status: restores_to } = columnsOf(to)
    queryClient.setQueryData(queryKey, amended(client, { status }))
    queryClient.setQueryData(
      momentsQuery(client.uuid).queryKey,
      (moments) => moments && { ...moments, restores_to, archived: { at: new Date().toISOString(), person: null } },
    )
  },
  onSuccess: (saved, { action }) => {
    queryClient.setQueryData(clientQuery(saved.uuid).queryKey, saved)
    const { title, text } = acts[action].done
    const undo = () =>
      void actOnClient(queryClient, { action: 'restore', isAsked: false, key: newKey(), client: saved }, onChanged)
    toast.success(title, text, action === 'archive' ? { label: clientActionTexts.undo, onPress: undo } : undefined)
  },
  onError: (error, { client, isAsked }) => {
    queryClient.setQueryData(clientQuery(client.uuid).queryKey, client)
    const { title, text } = wordsOf(error, errors.clientAction)
    if (!(isAsked && isRoleRefusal(error))) toast.error(title, text)
    // A refusal means that the client has changed since the page loaded.
    void queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
  },
  onSettled: (_saved, _error, { client }) => {
    void queryClient.invalidateQueries(activityQuery(client.uuid))
    void queryClient.invalidateQueries(momentsQuery(client.uuid))
    onChanged()
  },
})

/** Acts without a page, so that the toast can restore an archived client from anywhere. */
const actOnClient = async (queryClient: QueryClient, act: Act, onChanged: () => void): Promise<void> => {
  const mutation = queryClient.getMutationCache().build(queryClient, actOptions(queryClient, onChanged))
  await mutation.execute(act).catch(() => undefined)
}

export const useClientAct = (onChanged: () => void) => {
  const queryClient = useQueryClient()
  return useMutation(actOptions(queryClient, onChanged))
}
