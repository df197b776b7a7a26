import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { clientsSeenBy, mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { steady } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { isDatabaseAway } from '../platform/database/database-away.ts'
import { type Scope, wholeFirm } from '../platform/database/scope.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Log } from '../platform/log/log.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { changeStatus } from './change-status.ts'
import { clientRunStore, type OfRun } from './client-run.store.ts'
import { exportClients } from './export-clients.ts'

export interface ClientRunActivities {
  actionOfRun(firm: string, run: string): Promise<RunAction>
  /** Settles a batch of clients; true if more are waiting. */
  settleNextClients(firm: string, run: string): Promise<boolean>
  exportClients(firm: string, run: string): Promise<void>
  finishRun(firm: string, run: string): Promise<void>
}

interface Needs {
  database: Database
  objects: ObjectPort
  stories: Stories
  log: Log
  /**
   * Passed in by the invitations module, which depends on clients and not the other way round. Returns the story to
   * start after the commit.
   */
  inviteOwner(tx: FirmTransaction, member: Member, client: string): Promise<Story>
}

const BATCH = 50
/** A batch is saved in the workflow history when it ends, so a slow one ends early. */
const BATCH_MS = 1_000

export const createClientRunActivities = (needs: Needs): ClientRunActivities => {
  const { database, objects, stories, log } = needs
  const find = (of: OfRun) =>
    database.inFirm(wholeFirm(of.organization_uuid), async (tx) => {
      const run = await clientRunStore.find(tx, of)
      if (!run) throw new Error(`there is no run ${of.run}`)
      const starter = await clientRunStore.findStarter(tx, of.organization_uuid, run.started_by)
      const { organization_uuid } = of
      const member: Member | undefined = starter && {
        kind: 'member',
        user_id: run.started_by,
        organization_uuid,
        ...starter,
        clients: clientsSeenBy(starter.role),
      }
      return { action: run.action as RunAction, member, scope: member ?? wholeFirm(organization_uuid) }
    })

  /** If the database is down the story retries. Any other failure only affects this client. */
  const reasonOf = (error: unknown, position: number, { run }: OfRun) => {
    if (error instanceof Refusal) return error.reason ?? Object.values(error.fields ?? {})[0] ?? error.code
    if (isDatabaseAway(error)) throw error
    log.error({ run, position, reason: String(error) }, 'client of a run failed')
    return 'fault'
  }

  /**
   * Runs in the scope of the member who started the run. The act and its outcome commit together; a refusal stores only
   * its reason.
   */
  const settle = async (
    scope: Scope,
    of: OfRun,
    position: number,
    act: (tx: FirmTransaction) => Promise<Story | undefined>,
  ) => {
    try {
      const begun = await database.inFirm(scope, async (tx) => {
        if (!(await clientRunStore.settle(tx, of, position))) return undefined
        const story = await act(tx)
        await clientRunStore.count(tx, of, 'done')
        return story
      })
      if (begun) void stories.start(begun)
    } catch (error) {
      const reason = reasonOf(error, position, of)
      await database.inFirm(scope, async (tx) => {
        if (await clientRunStore.settle(tx, of, position, reason)) await clientRunStore.count(tx, of, 'refused')
      })
    }
  }

  return {
    actionOfRun: async (organization_uuid, run) => (await find({ organization_uuid, run })).action,

    settleNextClients: async (organization_uuid, run) => {
      const of = { organization_uuid, run }
      const { action, member, scope } = await find(of)
      if (action === 'export') return false
      const until = steady.milliseconds() + BATCH_MS
      const waiting = await database.inFirm(scope, (tx) => clientRunStore.listWaiting(tx, of, BATCH))
      for (const { position, business_client } of waiting) {
        await settle(scope, of, position, async (tx) => {
          refuseUnless(member && mayInFirm(member.role, rightOfRun[action]), 'not_allowed')
          if (action === 'invite') return needs.inviteOwner(tx, member, business_client)
          await changeStatus(tx, member, { firm: organization_uuid, uuid: business_client, action })
          return undefined
        })
        if (steady.milliseconds() > until) return true
      }
      return waiting.length === BATCH
    },

    exportClients: async (organization_uuid, run) => {
      const of = { organization_uuid, run }
      await exportClients({ database, objects }, of, (await find(of)).scope)
    },

    finishRun: async (organization_uuid, run) => {
      await database.inFirm(wholeFirm(organization_uuid), (tx) => clientRunStore.finish(tx, { organization_uuid, run }))
    },
  }
}
