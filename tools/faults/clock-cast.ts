import { addClients } from '../seed/add-clients.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import type { Stage } from './stage.ts'

const onTrial = (client: DemoClient): DemoClient => ({
  ...client,
  ...{ status: 'ACTIVE', billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 30, plan: null },
  invitation_status: 'DRAFT',
})

/**
 * Adds clients to one firm: `lives` of them are invited now and on trial for 30 days; `trials` more only have a trial
 * that ends at the same instant, without notices. Returns that instant.
 */
export const addWholeLives = async (
  stage: Stage,
  firm: string,
  { lives, trials }: { lives: number; trials: number },
): Promise<string> => {
  await addClients(stage.database, firm, manyClients(lives + trials).map(onTrial))
  const ofFirm = `select account_id, uuid from business_client where organization_uuid = '${firm}' order by uuid`
  const { rows } =
    await stage.admin.query(`update subscription s set trial_ends_at = business_now() + interval '720 hours'
    where account_id in (select account_id from (${ofFirm}) c) returning trial_ends_at::text as ends`)
  await stage.admin.query(`update subscription s set trial_noticed = 1
    where account_id in (select account_id from (${ofFirm} offset ${lives}) c)`)
  await stage.admin.query(
    `update client_invitation i set invitation_status = 'PENDING', generation = 1, sent_at = business_now(),
      invitation_email = i.uuid || '@owners.example', invitation_subject = 'Your books', invitation_message_body = 'Hello',
      expires_at = business_now() + interval '720 hours', reminder_due_at = business_now() + interval '72 hours',
      token_hash = 'none', delivery = 'SENT',
      sent_by = (select user_id from membership m where m.organization_uuid = i.organization_uuid limit 1)
    where client_contact in (select k.uuid from client_contact k join
      (${ofFirm} limit ${lives}) c on c.uuid = k.business_client)`,
  )
  return rows[0].ends
}

/** Moves the business clock of API, worker and SQL. */
export const jump = async (stage: Stage, ahead: string): Promise<void> => {
  stage.timeline.note(`the clock jumps to ${ahead} from now`)
  await stage.admin.query('update business_clock set ahead = $1', [ahead])
}

/** Moves the business clock to `seconds` after an instant. */
export const jumpTo = async (stage: Stage, instant: string, seconds: number): Promise<void> => {
  stage.timeline.note(`the clock jumps to ${seconds} s after ${instant}`)
  const ahead = `timestamptz '${instant}' + interval '${seconds} seconds' - now()`
  await stage.admin.query(`update business_clock set ahead = ${ahead}`)
}

/** Polls until the instant; returns how many trials had ended just before it. */
export const endedBefore = async (stage: Stage, instant: string): Promise<number> => {
  for (let ended = 0; ; ) {
    const { rows } = await stage.admin.query(`select business_now() < '${instant}' as is_before,
      (select count(*)::int from subscription where status = 'TRIAL_EXPIRED') as ended`)
    if (!rows[0].is_before) return ended
    ended = rows[0].ended
  }
}

const count = async (stage: Stage, statement: string): Promise<number> =>
  Number((await stage.admin.query(statement)).rows[0].count)

export const endedTrials = (stage: Stage) =>
  count(stage, "select count(*) from subscription where status = 'TRIAL_EXPIRED'")

export const expiredInvitations = (stage: Stage) =>
  count(stage, "select count(*) from client_invitation where invitation_status = 'EXPIRED'")

/** Ended trials without exactly one audit row. */
export const trialsWithoutAudit = (stage: Stage) =>
  count(
    stage,
    `select count(*) from business_client c join subscription s on s.account_id = c.account_id
      left join (select subject, count(*) as times from activity where act = 'trial_expired' group by 1) a
        on a.subject = c.uuid::text
      where s.status = 'TRIAL_EXPIRED' and a.times is distinct from 1`,
  )
