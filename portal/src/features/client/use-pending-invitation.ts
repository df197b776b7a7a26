import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { clientKey } from '../../api/client-lists.ts'
import { copyInvitationLink, switchFirmReminders, switchReminders } from '../../api/contract.ts'
import { amended } from '../../api/etags.ts'
import { wordsOf } from '../../api/failure.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import type { Pair } from '../../texts/errors.ts'
import { notices } from '../../texts/notices.ts'
import { copyText } from '../../ui/actions/copy-text.ts'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { activityQuery, invitationsQuery } from './client.queries.ts'

const toastFailure = (pair: Pair) => (error: Error) => {
  const { title, text } = wordsOf(error, pair)
  toast.error(title, text)
}

/** Copies the link to the clipboard, to pass on by hand. */
export const useLinkCopy = (client: BusinessClient, { uuid }: ClientInvitation) => {
  const queryClient = useQueryClient()
  const copying = useMutation({
    mutationFn: (copied: Promise<void>) => copied,
    onSuccess: () => toast.success(notices.invitationLinkCopied.title, notices.invitationLinkCopied.text),
    onError: toastFailure(clientErrors.invitationLink),
    onSettled: () => void queryClient.invalidateQueries(activityQuery(client.uuid)),
  })
  const link = async () => (await api(copyInvitationLink, { params: { uuid } })).url
  // Started in the click handler itself: browsers only allow clipboard access there, and the mutation runs later.
  const copy = () => copying.mutate(copyText(link()))
  return { copy, isPending: copying.isPending }
}

/** For all clients of the firm. */
export const useFirmRemindersSwitch = (client: BusinessClient) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (reminders: boolean) => {
      const { uuid } = await queryClient.ensureQueryData(organizationQuery)
      return api(switchFirmReminders, { params: { uuid }, body: { reminders } })
    },
    onSuccess: async ({ reminders }) => {
      await queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
      const { title, text } = reminders ? notices.firmRemindersOn : notices.firmRemindersOff
      toast.success(title, text)
      // The button that was pressed has been replaced by another.
      focusIfLost()
    },
    onError: toastFailure(clientErrors.reminders),
  })
}

/** Switches at once; if saving fails it switches back with a message. */
export const useRemindersSwitch = (
  client: BusinessClient,
  contacts: readonly ClientContact[],
  invitation: ClientInvitation,
) => {
  const queryClient = useQueryClient()
  const { queryKey } = invitationsQuery(client, contacts)
  const { uuid } = invitation
  const put = (next: ClientInvitation): void => {
    queryClient.setQueryData(queryKey, (all) => all?.map((each) => (each.uuid === uuid ? next : each)))
  }
  return useMutation({
    mutationFn: (reminders: boolean) => api(switchReminders, { params: { uuid }, body: { reminders } }),
    onMutate: async (reminders) => {
      await queryClient.cancelQueries({ queryKey })
      put(amended(invitation, { reminders }))
      return invitation
    },
    onSuccess: put,
    onSettled: () => void queryClient.invalidateQueries(activityQuery(client.uuid)),
    onError: (error, _reminders, before) => {
      if (before) put(before)
      toastFailure(clientErrors.reminders)(error)
    },
  })
}
