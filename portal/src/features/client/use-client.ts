import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNoClient } from '../../api/no-client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { clientQuery, contactsQuery, invitationsQuery, momentsQuery, subscriptionQuery } from './client.queries.ts'
import type { ClientDetail } from './client-detail.ts'

/** A placeholder for a client that is still loading; no call is made for it. */
const unread = { uuid: '', client_contacts: [], subscription: '' }

/** Reports a failed load once in a toast; the place itself keeps showing it. */
const useFailureToast = (hasFailed: boolean, { title, text }: { title: string; text: string }): void => {
  useEffect(() => {
    if (hasFailed) toast.error(title, text)
  }, [hasFailed, title, text])
}

/** Loads the client, then its contacts and subscription, then the contacts' invitations. */
export const useClient = (uuid: string) => {
  const record = useQuery(clientQuery(uuid))
  const moments = useQuery(momentsQuery(uuid))
  const client = record.data
  const contacts = useQuery({ ...contactsQuery(client ?? unread), enabled: client !== undefined })
  const subscription = useQuery({ ...subscriptionQuery(client ?? unread), enabled: client !== undefined })
  const invitations = useQuery({
    ...invitationsQuery(client ?? unread, contacts.data ?? []),
    enabled: contacts.data !== undefined,
  })

  const isMissing = isNoClient(record.error)
  useFailureToast(record.isError && !client && !isMissing, clientErrors.client)
  useFailureToast(contacts.isError, clientErrors.owner)
  useFailureToast(invitations.isError, errors.invitations)

  const isSettled =
    client !== undefined &&
    !contacts.isPending &&
    !subscription.isPending &&
    !moments.isPending &&
    (contacts.isError || !invitations.isPending)
  const detail: ClientDetail | undefined = isSettled
    ? {
        client,
        contacts: contacts.data,
        subscription: subscription.data ?? undefined,
        invitations: invitations.data,
        moments: moments.data,
      }
    : undefined
  return { record, contacts, invitations, detail, isMissing }
}
