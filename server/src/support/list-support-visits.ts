import type { AnswerOf, QueryOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { listSupportVisits as contract } from '@partner-hub/contracts/support/support.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { collectViews } from './collect-views.ts'
import { supportSessionStore } from './support-session.store.ts'

/** The support visits to a firm: who, when, why and how many requests. */
export const listSupportVisits =
  ({ database }: { database: Database }) =>
  (member: Member, organizationUuid: string, page: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { organization_uuid } = member
    refuseUnless(organizationUuid === organization_uuid, 'not_found')
    return database.inFirm(member, async (tx) => {
      const visits = await supportSessionStore.list(tx, organization_uuid, page)
      const looks = await supportSessionStore.listLooks(
        tx,
        organization_uuid,
        visits.map(({ uuid }) => uuid),
      )
      return {
        results: visits.map(({ first_name, last_name, began_at, ends_at, ...visit }) => ({
          ...visit,
          ...collectViews(looks.filter((look) => look.visit === visit.uuid)),
          staff_name: `${first_name} ${last_name}`.trim(),
          began_at: began_at.toISOString(),
          ends_at: ends_at.toISOString(),
        })),
        count: await supportSessionStore.count(tx, organization_uuid),
      }
    })
  }
