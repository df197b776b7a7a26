import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import type { Version, Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { StoredInvitation } from './invitation.store.ts'

/** How often it was sent and whether the last one was withdrawn: nothing else changes its content. */
export const versionOf = ({ generation, is_withdrawn }: StoredInvitation): Version =>
  is_withdrawn ? `${generation}-withdrawn` : generation

export const invitationRecord = (stored: StoredInvitation | undefined): Versioned<ClientInvitation> => {
  refuseUnless(stored, 'not_found')
  const { generation: _generation, is_withdrawn: _withdrawn, business_client: _client, ...record } = stored
  return { record, version: versionOf(stored) }
}
