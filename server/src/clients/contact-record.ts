import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { StoredContact } from './contact.store.ts'

export const contactRecord = (stored: StoredContact | undefined): Versioned<ClientContact> => {
  refuseUnless(stored, 'not_found')
  const { version, ...record } = stored
  return { record, version }
}
