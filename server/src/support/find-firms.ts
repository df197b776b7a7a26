import { Email } from '@partner-hub/contracts/sign-in-pages.ts'
import type { FoundFirm } from '@partner-hub/contracts/support.ts'
import { Uuid } from '@partner-hub/contracts/uuid.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { emailKey } from '../sign-in/user.store.ts'
import { firmSearchStore } from './firm-search.store.ts'

/** More than these are no choice but a list to search in. */
const MOST = 10

export interface FirmSearch {
  firms: FoundFirm[]
  /** By something that only one firm has; a name is never that, however few begin so. */
  is_exact: boolean
  has_more: boolean
}

/** The firm with this uuid, or with somebody of this address, or those whose names begin so. */
export const findFirms =
  ({ database }: { database: Database }) =>
  (text: string): Promise<FirmSearch> =>
    database.acrossFirms('support looks for a firm', async (tx) => {
      const typed = text.trim()
      if (Uuid.safeParse(typed).success) return exactly(await firmSearchStore.findByUuid(tx, typed))
      if (Email.safeParse(typed).success) return exactly(await firmSearchStore.findByMember(tx, emailKey(typed)))
      return byName(tx, typed)
    })

/** Nothing for a text that is no uuid of a firm: what is started is never searched for. */
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
