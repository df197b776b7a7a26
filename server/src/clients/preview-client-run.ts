import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import {
  type previewClientRun as endpoint,
  type NewClientRun,
  PREVIEWED_MAX,
} from '@partner-hub/contracts/clients/client-runs.ts'
import { pickClients } from '../client-list/pick-clients.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { refuseByPolicy } from '../platform/http/refuse-by-policy.ts'
import { clientStore } from './client.store.ts'
import { orderOfRun } from './order-of-run.ts'

/** The names of the first clients of a run, shown before the member confirms it. */
export const previewClientRun =
  ({ database }: { database: Database }) =>
  (member: Member, organization: string, { action, of }: NewClientRun): Promise<AnswerOf<typeof endpoint>> => {
    const firm = member.organization_uuid
    refuseUnless(organization === firm, 'not_found')
    refuseByPolicy(member.role, rightOfRun[action])
    return database.inFirm(member, async (tx) => {
      if ('run' in of) return { names: [] }
      const picked = await pickClients(tx, firm, of, { limit: PREVIEWED_MAX, order: orderOfRun(action) })
      return { names: await clientStore.listNames(tx, firm, picked.slice(0, PREVIEWED_MAX)) }
    })
  }
