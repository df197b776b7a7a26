import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ActingCall } from '../clients/act-on-client.ts'
import { changeStatus } from '../clients/change-status.ts'
import { clientRecord } from '../clients/client-record.ts'
import { findClient } from '../clients/find-client.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { clientAccountantStore } from './client-accountant.store.ts'
import { leavingTeam } from './tell-of-invitation.ts'

interface Needs {
  database: Database
  stories: Stories
}

/** A firm that gives up its access leaves the team in Books with all of its people: none of them can sign in there. */
export const giveUpClient =
  ({ database, stories }: Needs, action: 'remove_access' | 'remove_access_and_archive') =>
  async (member: Member, uuid: string, { once, isCurrent }: ActingCall): Promise<Versioned<BusinessClient>> => {
    const { organization_uuid: firm } = member
    const { client, leaving } = await database.inFirm(member, async (tx) => {
      const leaving = await once(tx, async () => {
        const version = await changeStatus(tx, member, { firm, uuid, action, isCurrent })
        const members = [uuid, ...(await clientAccountantStore.listPlaces(tx, firm, uuid))]
        const goodbyes = members.map((member) => leavingTeam(member, version))
        for (const story of goodbyes) await stories.write(tx, story)
        return goodbyes
      })
      return { client: clientRecord(await findClient(tx, firm, uuid)), leaving }
    })
    for (const story of leaving) void stories.start(story)
    return client
  }
