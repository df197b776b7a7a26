import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { StoredInvitation } from './invitation.store.ts'

/** Its version is how often it was sent: nothing else changes what was written in it. */
export const invitationRecord = (stored: StoredInvitation | undefined): Versioned<ClientInvitation> => {
  refuseUnless(stored, 'not_found')
  const { generation: version, business_client: _client, ...record } = stored
  return { record, version }
}
