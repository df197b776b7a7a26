import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { Email } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FoundFirm, SupportForm } from '@partner-hub/contracts/support/support.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { recordActivities } from '../activity/record-activity.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { firmSearchStore } from './firm-search.store.ts'

/** More than this would be too many to choose from. */
const MOST = 10

export interface FirmSearch {
  firms: FoundFirm[]
  /** Found by uuid or a member's address; a name is never exact, even with one match. */
  is_exact: boolean
  has_more: boolean
}

/**
 * Finds the firm with this uuid or with a member of this address, or firms whose names start with the text. Writes an
 * audit row for each firm shown, because the response contains its owner's address.
 */
export const findFirms =
  ({ database }: { database: Database }) =>
  (user_id: number, { firm, reason, ticket_number }: SupportForm): Promise<FirmSearch> =>
    database.acrossFirms('support looks for a firm', async (tx) => {
      const found = await search(tx, firm.trim())
      const staff = { kind: 'staff', user_id, ticket: ticket_number } as const
      const detail = { reason, ticket_number }
      const looks = found.firms.map(({ uuid: organization_uuid }) => ({
        organization_uuid,
        act: 'support_looked_up' as const,
        detail,
      }))
      await recordActivities(tx, staff, looks)
      return found
    })

const search = async (tx: AcrossTransaction, typed: string): Promise<FirmSearch> => {
  if (Uuid.safeParse(typed).success) return exactly(await firmSearchStore.findByUuid(tx, typed))
  if (Email.safeParse(typed).success) return exactly(await firmSearchStore.findByMember(tx, emailKey(typed)))
  return byName(tx, typed)
}

/** Undefined if the text is not a firm's uuid: a visit never starts from a search. */
export const findFirm =
  ({ database }: { database: Database }) =>
  async (uuid: string): Promise<FoundFirm | undefined> =>
    Uuid.safeParse(uuid).success
      ? database.acrossFirms('support begins a visit', (tx) => firmSearchStore.findByUuid(tx, uuid))
      : undefined

const exactly = (firm: FoundFirm | undefined): FirmSearch => ({
  firms: firm ? [firm] : [],
  is_exact: true,
  has_more: false,
})

const byName = async (tx: AcrossTransaction, name: string): Promise<FirmSearch> => {
  const found = await firmSearchStore.listByName(tx, name, MOST + 1)
  return { firms: found.slice(0, MOST), is_exact: false, has_more: found.length > MOST }
}
