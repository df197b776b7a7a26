import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { memberOf } from '../platform/http/member-of.ts'
import { accountStore } from './account.store.ts'
import { currentUser } from './current-user.ts'

/** `withClients` adds the client businesses, which a firm with thousands should not load on every page. */
export const getCurrentUser =
  ({ database }: { database: Database }) =>
  async (person: Person, { withClients }: { withClients: boolean }): Promise<CurrentUser> => {
    const { user_id } = person
    const member = memberOf(person)
    if (!member) return currentUser(await getPerson(database.once, user_id), undefined)
    return database.inFirm(member, async (tx) => {
      const [user, business, clientBusinesses] = await Promise.all([
        getPerson(tx, user_id),
        accountStore.findFirmBusiness(tx, member.organization_uuid),
        withClients ? accountStore.listClientBusinesses(tx, member.organization_uuid) : [],
      ])
      return currentUser(user, business && { role: member.role, business, clientBusinesses })
    })
  }
