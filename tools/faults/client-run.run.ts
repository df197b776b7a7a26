import { startClientRun } from '../../contracts/clients/client-runs.ts'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { addClients } from '../seed/add-clients.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import { callAs } from './callers.ts'
import { firmOwner } from './firm-load.ts'
import { inviteAll } from './inviting-run.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'
import { idsRunTwice, storyRuns } from './story-runs.ts'
import { workflowBundle } from './workflow-bundle.ts'

/** At most as many owners as a firm may invite per day. */
const sizes = {
  full: { clients: 300, owners: 180, naive: 60 },
  small: { clients: 60, owners: 40, naive: 20 },
} as const
const PATIENCE_SECONDS = 180

const archivable = (client: DemoClient): DemoClient => ({
  ...client,
  ...{ status: 'ACTIVE', subscription_status: 'ACTIVE_TRIAL', days_left: 12, plan: null, invitation_status: 'PENDING' },
})

/** The run's results in the database, without row level security. */
const outcomeOf = async ({ admin }: Stage) => {
  const { rows } = await admin.query(`select r.done, r.refused, r.finished_at is not null as is_finished,
    (select count(*)::int from business_client where status = 'ARCHIVED') as archived,
    (select count(*)::int from activity where act = 'client_archived') as audit_rows,
    (select count(distinct subject)::int from activity where act = 'client_archived') as audited
    from client_run r`)
  return rows[0] as Record<'done' | 'refused' | 'archived' | 'audit_rows' | 'audited', number> & {
    is_finished: boolean
  }
}

/** A firm archives everything at once; the worker dies inside one client's transaction, and again half-way. */
const archiveAll = async ({ services, timeline }: Run, count: number, isNaive: boolean) => {
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline) }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const name = isNaive ? 'naive-worker' : 'worker'
    const faults = (life: number) => ({
      withoutTransactions: isNaive,
      ...(life === 0 && { dieInClient: Math.round(count / 3) }),
    })
    const [web, worker] = await Promise.all([stage.start('web', 'web'), stage.start(name, 'worker', { faults })])
    await Promise.all([web.whenReady(), worker.whenReady()])
    const owner = await firmOwner(stage, web.url)
    await addClients(stage.database, owner.organization_uuid, manyClients(count).map(archivable))

    const params = { organizationUuid: owner.organization_uuid }
    const body = { action: 'archive', of: { filter: { view: 'all' } } }
    const started = await callAs(web.url, stage.config.HUB_URL, owner, startClientRun, { params, body, key: newUuid() })
    if (started.status !== 200) throw new Error(`the run was not started: ${started.text}`)
    await worker.whenDead()
    timeline.note('the worker died inside a transaction')
    const isHalfWay = async () => (await outcomeOf(stage)).done >= count / 2
    await until('the run is half-way', PATIENCE_SECONDS, isHalfWay)
    worker.kill()
    await until('the run is finished', PATIENCE_SECONDS, async () => (await outcomeOf(stage)).is_finished)
    return {
      ...(await outcomeOf(stage)),
      deaths: worker.deaths(),
      twice: idsRunTwice(await storyRuns(stage, 1)),
      wrong: (await verifyClientRows({ database: stage.database })).rows,
    }
  } finally {
    await stage.close()
  }
}

/** Bulk archive and bulk invitations with the worker killed: every client is processed once; without transactions it must fail. */
export const clientRun: FaultRun = async (run) => {
  const { clients, owners, naive } = sizes[run.size]
  const { figures } = run
  const real = await archiveAll(run, clients, false)
  figures.say('worker_deaths', real.deaths, atLeast(2))
  figures.say('archived', real.archived, exactly(clients))
  figures.say('audit_rows', real.audit_rows, exactly(clients))
  figures.say('clients_with_an_audit_row', real.audited, exactly(clients))
  figures.say('counted_done', real.done, exactly(clients))
  figures.say('refused', real.refused, exactly(0))
  figures.say('stories_run_twice', real.twice, exactly(0))
  figures.say('list_rows_wrong', real.wrong, exactly(0))

  const invited = await inviteAll(run, owners)
  figures.say('inviting_worker_deaths', invited.deaths, atLeast(2))
  figures.say('owners_invited', invited.done, exactly(owners))
  figures.say('sendings', invited.sendings, exactly(owners))
  figures.say('invitations_sent_once', invited.sent_once, exactly(owners))
  figures.say('owners_with_a_mail', invited.owners, exactly(owners))
  figures.say('messages', invited.messages, exactly(owners))

  const naively = await archiveAll(run, naive, true)
  figures.say('naive_clients_without_an_audit_row', naive - naively.audited, atLeast(1))
}
