import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import { type ClientRun, type NewClientRun, RUN_MAX } from '@partner-hub/contracts/clients/client-runs.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { pickClients } from '../client-list/pick-clients.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import { refuseByPolicy } from '../platform/http/refuse-by-policy.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { clientRunStore, type OfRun, runRecord } from './client-run.store.ts'
import { orderOfRun } from './order-of-run.ts'

/** The list of clients is fixed here; the story then processes each one. */
export const startClientRun =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  async (member: Member, organizationUuid: string, { action, of }: NewClientRun, once: Once): Promise<ClientRun> => {
    const { organization_uuid, user_id } = member
    refuseUnless(organizationUuid === organization_uuid, 'not_found')
    refuseByPolicy(member.role, rightOfRun[action])
    const started = await database.inFirm(member, (tx) =>
      once(tx, async () => {
        const of_run = { organization_uuid, run: newUuid() }
        const clients = await clientsOf(tx, organization_uuid, { action, of })
        // Another firm's clients are ignored like ones that do not exist.
        if (clients.length === 0) throw new Refusal('invalid_input', { fields: { of: 'clients_missing' } })
        await clientRunStore.insert(tx, of_run, { action, started_by: user_id, clients })
        const detail = { action, clients: clients.length }
        await recordActivity(tx, member, { organization_uuid, act: 'client_run_started', subject: of_run.run, detail })
        await stories.write(tx, storyOf(of_run))
        const stored = await clientRunStore.find(tx, of_run)
        if (!stored) throw new Error('the run just written cannot be read')
        return runRecord(stored, member)
      }),
    )
    void stories.start(storyOf({ organization_uuid, run: started.uuid }))
    return started
  }

const clientsOf = async (
  tx: FirmTransaction,
  organization_uuid: string,
  { action, of }: NewClientRun,
): Promise<string[]> => {
  if ('run' in of) {
    const undone = { organization_uuid, run: of.run }
    if (action === 'restore' && !(await clientRunStore.markUndone(tx, undone))) return []
    return clientRunStore.listDone(tx, undone)
  }
  const picked = await pickClients(tx, organization_uuid, of, { limit: RUN_MAX + 1, order: orderOfRun(action) })
  if (picked.length > RUN_MAX) throw new Refusal('invalid_input', { fields: { of: 'clients_too_many' } })
  return picked
}

const storyOf = ({ organization_uuid, run }: OfRun): Story => ({
  workflow: 'clientRun',
  id: `client-run/${run}`,
  args: [organization_uuid, run],
})
