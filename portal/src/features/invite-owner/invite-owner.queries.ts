import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { getBusinessClient, getClientContact, getClientInvitation, listEmailTemplates } from '../../api/contract.ts'
import { getMany } from '../../api/get-many.ts'
import { may } from '../../api/may.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { fetchRecord, fetchRecords } from '../../api/records.ts'
import { errors } from '../../texts/errors.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'

/** Records carry the version they were read at, and must not change while someone is writing. */
const asRead = { structuralSharing: false, refetchOnWindowFocus: false, retryOnMount: false } as const

export const inviteKey = (contact: string) => ['invite-owner', contact] as const

export const invitedContactQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...inviteKey(uuid), 'contact'],
    queryFn: ({ signal }) => fetchRecord(getClientContact, uuid, { params: { uuid }, signal }),
    ...asRead,
  })

/** What the editor starts from: the newest invitation (the first), the client, and the firm's first template. */
export const invitationQuery = (contact: ClientContact, organizationUuid: string) => {
  const { uuid, business_client, client_invitations } = contact
  return queryOptions({
    queryKey: [...inviteKey(uuid), 'invitation', client_invitations],
    queryFn: async ({ signal }) => {
      const newest = client_invitations.slice(0, 1)
      const [[invitation], client, templates] = await Promise.all([
        getMany(getClientInvitation, newest, 'fail', { failure: errors.invitations.title, signal }),
        fetchRecord(getBusinessClient, business_client, { params: { uuid: business_client }, signal }),
        fetchRecords(listEmailTemplates, { params: { uuid: organizationUuid }, signal }),
      ])
      if (!invitation) throw new Error(`Contact ${uuid} has no invitation`)
      return { contact, invitation, client, template: templates.results[0] }
    },
    ...asRead,
  })
}

export type InvitationData = Awaited<ReturnType<NonNullable<ReturnType<typeof invitationQuery>['queryFn']>>>

/** Starts the calls while the page's script is loading; the page shows the results. */
export const loadInvitation =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs): null => {
    const start = async (uuid: string): Promise<void> => {
      const [contact, organization] = await Promise.all([
        queryClient.ensureQueryData(invitedContactQuery(uuid)),
        queryClient.ensureQueryData(organizationQuery),
      ])
      await queryClient.ensureQueryData(invitationQuery(contact, organization.uuid))
    }
    // The queries store their errors.
    if (params.uuid && may('invite_owners') && !mayOnlyLook()) start(params.uuid).catch(() => undefined)
    return null
  }
