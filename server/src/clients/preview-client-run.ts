import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import {
  type previewClientRun as endpoint,
  type NewClientRun,
  PREVIEWED_MAX,
  RUN_MAX,
} from '@partner-hub/contracts/clients/client-runs.ts'
import { isOpenForRun } from '@partner-hub/contracts/clients/open-for-run.ts'
import { listRows, pickClients } from '../client-list/pick-clients.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { refuseByPolicy } from '../platform/http/refuse-by-policy.ts'
import { orderOfRun } from './order-of-run.ts'

interface Needs {
  database: Database
  /** Passed in by the invitations module, which depends on clients and not the other way round. */
  countInvitationsLeft(tx: FirmTransaction, firm: string): Promise<number>
}

/** Most runs find the names in the first rows. */
const ROWS_AT_ONCE = 200

/** The first clients that a run will change, and what the daily limit allows, shown before the member confirms it. */
export const previewClientRun =
  ({ database, countInvitationsLeft }: Needs) =>
  (member: Member, organization: string, run: NewClientRun): Promise<AnswerOf<typeof endpoint>> => {
    const firm = member.organization_uuid
    refuseUnless(organization === firm, 'not_found')
    refuseByPolicy(member.role, rightOfRun[run.action])
    return database.inFirm(member, async (tx) => ({
      names: await firstNames(tx, firm, run),
      invitations_left: run.action === 'invite' ? await countInvitationsLeft(tx, firm) : null,
    }))
  }

const firstNames = async (tx: FirmTransaction, firm: string, { action, of }: NewClientRun): Promise<string[]> => {
  if ('run' in of) return []
  const picked = await pickClients(tx, firm, of, { limit: RUN_MAX, order: orderOfRun(action) })
  const names: string[] = []
  for (let from = 0; names.length < PREVIEWED_MAX && from < picked.length; from += ROWS_AT_ONCE) {
    const rows = await listRows(tx, firm, picked.slice(from, from + ROWS_AT_ONCE))
    names.push(...rows.filter((row) => isOpenForRun(action, row, wall.milliseconds())).map(({ name }) => name))
  }
  return names.slice(0, PREVIEWED_MAX)
}
