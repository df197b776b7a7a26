import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { statusOf } from '../../api/problem.ts'
import { invitationQuery, invitedContactQuery, inviteKey } from './invite-owner.queries.ts'

/** Stands for a contact that has not come yet; nothing is asked of it. */
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

/** The contact, then its invitation with all that the editor starts from. */
export const useInvitation = (contactUuid: string, organizationUuid: string) => {
  const contact = useQuery(invitedContactQuery(contactUuid))
  const invitation = useQuery({
    ...invitationQuery(contact.data ?? unread, organizationUuid),
    enabled: contact.data !== undefined,
  })
  // Every visit starts from what the server has: an editor with what stood there a minute ago would mislead.
  const queryClient = useQueryClient()
  useEffect(() => () => queryClient.removeQueries({ queryKey: inviteKey(contactUuid) }), [queryClient, contactUuid])
  return {
    contact: contact.data,
    data: invitation.data,
    // An address that is no uuid is refused before anything is looked up.
    isMissing: [404, 422].includes(statusOf(contact.error) ?? 0) && !contact.data,
    hasFailed: (contact.isError && !contact.data) || (invitation.isError && !invitation.data),
    isFetching: contact.isFetching || invitation.isFetching,
    retry: () => void (contact.data ? invitation.refetch() : contact.refetch()),
  }
}
