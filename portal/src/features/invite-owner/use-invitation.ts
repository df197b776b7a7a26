import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { statusOf } from '../../api/problem.ts'
import { invitationQuery, invitedContactQuery, inviteKey } from './invite-owner.queries.ts'

/** A placeholder for a contact that is still loading; no call is made for it. */
const unread: ClientContact = {
  uuid: '',
  customer: '',
  business_client: '',
  first_name: '',
  last_name: '',
  description: null,
  contact_email: null,
  contact_phone: null,
  contact_mobile: null,
  client_invitations: [],
  is_business_owner: true,
}

/** Loads the contact, then its invitation and everything the editor starts from. */
export const useInvitation = (contactUuid: string, organizationUuid: string) => {
  const contact = useQuery(invitedContactQuery(contactUuid))
  const invitation = useQuery({
    ...invitationQuery(contact.data ?? unread, organizationUuid),
    enabled: contact.data !== undefined,
  })
  // Every visit loads fresh data: an editor with outdated values would mislead.
  const queryClient = useQueryClient()
  useEffect(() => () => queryClient.removeQueries({ queryKey: inviteKey(contactUuid) }), [queryClient, contactUuid])
  return {
    contact: contact.data,
    data: invitation.data,
    // The server responds 422 to a path that is not a uuid.
    isMissing: [404, 422].includes(statusOf(contact.error) ?? 0) && !contact.data,
    hasFailed: (contact.isError && !contact.data) || (invitation.isError && !invitation.data),
    isFetching: contact.isFetching || invitation.isFetching,
    retry: () => void (contact.data ? invitation.refetch() : contact.refetch()),
  }
}
