import { startClientRun } from '../../contracts/clients/client-runs.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { startRecordingSmtp } from '../../server/testing/recording-smtp.ts'
import { until } from '../processes/until.ts'
import { callAs } from './callers.ts'
import { establishedFirm, waitingMails } from './inviting-firms.ts'
import type { Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

const PATIENCE_SECONDS = 180

const outcomeOf = async ({ admin }: Stage) => {
  const { rows } = await admin.query(`select r.done, r.refused, r.finished_at is not null as is_finished,
    (select count(*)::int from invitation_send) as sendings,
    (select count(*)::int from client_invitation where generation = 1) as sent_once
    from client_run r`)
  return rows[0] as Record<'done' | 'refused' | 'sendings' | 'sent_once', number> & { is_finished: boolean }
}

/** A firm invites every owner at once; the worker dies inside one client's transaction, and again a while later. */
export const inviteAll = async ({ services, timeline }: Run, count: number) => {
  const smtp = await startRecordingSmtp()
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline), SMTP_URL: smtp.url }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const faults = (life: number) => (life === 0 ? { dieInClient: Math.round(count / 3) } : {})
    const [web, worker] = await Promise.all([stage.start('web', 'web'), stage.start('worker', 'worker', { faults })])
    await Promise.all([web.whenReady(), worker.whenReady()])
    const owner = await establishedFirm(stage, web.url, count)
    await stage.admin.query("update client_contact set contact_email = uuid || '@owners.example'")
    await stage.admin.query('update client_invitation set invitation_email = null')

    const params = { organizationUuid: owner.organization_uuid }
    const body = { action: 'invite', of: { filter: { view: 'all' } } }
    const started = await callAs(web.url, stage.config.HUB_URL, owner, startClientRun, { params, body, key: newUuid() })
    if (started.status !== 200) throw new Error(`the run was not started: ${started.text}`)
    await worker.whenDead()
    timeline.note('the worker died inside a transaction')
    await until('the run is half-way', PATIENCE_SECONDS, async () => (await outcomeOf(stage)).done >= count / 2)
    worker.kill()
    await until('the run is finished', PATIENCE_SECONDS, async () => (await outcomeOf(stage)).is_finished)
    await until('no mail waits', PATIENCE_SECONDS, async () => (await waitingMails(stage)) === 0)
    const messageIdOf = ({ headers }: (typeof smtp.taken)[number]) =>
      headers.find(([name]) => name === 'Message-ID')?.[1]
    return {
      ...(await outcomeOf(stage)),
      deaths: worker.deaths(),
      owners: new Set(smtp.taken.flatMap(({ to }) => to)).size,
      // A mail that was sent as its worker died is sent again with the same Message-ID; readers see it once.
      messages: new Set(smtp.taken.map(messageIdOf)).size,
    }
  } finally {
    await stage.close()
    await smtp.stop()
  }
}
