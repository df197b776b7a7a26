import { archiveBusinessClient, removeClientAccess } from '../../contracts/business-clients.ts'
import { updateClientContact } from '../../contracts/client-contacts.ts'
import { registerClient } from '../../contracts/client-registration.ts'
import { sendInvitation } from '../../contracts/invitations.ts'
import { verifyClientRows } from '../../server/src/clients/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { clientRegistrationOf } from '../../server/src/platform/testing/client-registration.ts'
import { seedTheseClients } from '../../server/src/platform/testing/seed-clients.ts'
import { until } from '../services/until.ts'
import { callAs, untilAnswered } from './callers.ts'
import { countingUp, processesDyingAt } from './dying-processes.ts'
import { atLeast, exactly } from './figures.ts'
import { firmOwner } from './firm-load.ts'
import type { SignedIn } from './people.ts'
import type { RoleProcess } from './processes.ts'
import { rowCounts } from './row-counts.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const SMALL_STEP = 9

interface Subject {
  client: string
  contact: string
  invitation: string
}
type Owner = SignedIn & { organization_uuid: string }
type Act = (web: RoleProcess, subject: Subject, key: string) => ReturnType<typeof callAs>

/** What the acts change, and every act on one client of its own. */
const actsOf = (stage: Stage, owner: Owner, group: number): Record<string, Act> => {
  const call = (web: RoleProcess, ...rest: [Parameters<typeof callAs>[3], Parameters<typeof callAs>[4]]) =>
    callAs(web.url, stage.config.HUB_URL, owner, ...rest)
  const onClient =
    (endpoint: typeof archiveBusinessClient): Act =>
    (web, { client }) =>
      call(web, endpoint, { params: { uuid: client }, body: { uuid: client } })
  return {
    register: (web, _subject, key) =>
      call(web, registerClient, {
        params: { organizationUuid: owner.organization_uuid },
        body: clientRegistrationOf({ user_service_group: group }),
        key,
      }),
    edit: (web, { contact }) =>
      call(web, updateClientContact, { params: { uuid: contact }, body: { uuid: contact, first_name: 'Changed' } }),
    invite: (web, { invitation }, key) =>
      call(web, sendInvitation, {
        params: { uuid: invitation },
        body: {
          invitation_email: 'owner@crash.example',
          invitation_subject: 'Books',
          invitation_message_body: 'Hello',
        },
        key,
      }),
    remove_access: onClient(removeClientAccess),
    archive: onClient(archiveBusinessClient),
  }
}

const newSubject = async ({ database, admin }: Stage, { organization_uuid }: Owner): Promise<Subject> => {
  const client_name = newUuid()
  const trial = { subscription_status: 'ACTIVE_TRIAL', days_left: 9, plan: null, invitation_status: 'DRAFT' } as const
  await seedTheseClients(database, organization_uuid, [{ client_name, billing_owner: 'CLIENT', ...trial }])
  const { rows } = await admin.query<Subject>(
    `select c.uuid as client, k.uuid as contact, i.uuid as invitation from business_client c
     join client_contact k on k.business_client = c.uuid join client_invitation i on i.client_contact = k.uuid
     where c.client_name = $1`,
    [client_name],
  )
  return rows[0] as Subject
}

/** How the client stands afterwards, as text to compare. */
const stateOf = async ({ admin }: Stage, { client }: Subject): Promise<string> => {
  const { rows } = await admin.query(
    `select c.status, c.version, k.first_name, k.version as contact_version, i.invitation_status, i.generation,
       (select count(*)::int from invitation_send s where s.client_invitation = i.uuid) as sends,
       (select count(*)::int from activity where subject in (c.uuid::text, k.uuid::text)) as acts
     from business_client c join client_contact k on k.business_client = c.uuid
     join client_invitation i on i.client_contact = k.uuid where c.uuid = $1`,
    [client],
  )
  return JSON.stringify(rows[0])
}

const areStoriesStarted = async ({ admin }: Stage): Promise<boolean> =>
  (await admin.query('select 1 from story_starts limit 1')).rows.length === 0

/** The act on a process that may die of it, and again on a healthy one; an act that is done already is refused there. */
const actOnce = async (stage: Stage, owner: Owner, act: Act, first: RoleProcess, healthy: RoleProcess) => {
  const subject = await newSubject(stage, owner)
  const before = await rowCounts(stage)
  const key = newUuid()
  await first.whenReady()
  const answer = await act(first, subject, key)
  // A story is started after the answer, until then its row is there; that too may be what the process dies of.
  const isSettled = async () => first.deaths() > 0 || (await areStoriesStarted(stage))
  if (answer.status === 0) await first.whenDead()
  else await until('its story is started, or it has died', 60, isSettled)
  const hasDied = first.deaths() > 0
  if (hasDied) {
    const isFinal = ({ status, text }: typeof answer) =>
      status === 200 || (status === 409 && text.includes('action_not_allowed'))
    await untilAnswered(() => act(healthy, subject, key), isFinal, 20)
  }
  await until('every story is started', 60, () => areStoriesStarted(stage))
  const added = (await rowCounts(stage)).since(before)
  return { hasDied, status: answer.status, state: `${added}; ${await stateOf(stage, subject)}` }
}

/** SIGKILL at every boundary of register, edit, invite, remove and archive; the caller repeats and finds what one act leaves. */
export const clientCrashPoints: FaultRun = async ({ figures, timeline, services, size }) => {
  // Nothing opens accounts here: an answer that waited for one would only be slow.
  const stage = await openStage({ services: await services(), timeline, environment: { PROVISION_WAIT_MS: '1' } })
  try {
    const healthy = await stage.start('web-healthy', 'web')
    await healthy.whenReady()
    const owner = await firmOwner(stage, healthy.url)
    const group = await stage.admin.query('select id from user_service_group')
    // No newcomer any more, so that the day's quota is not what is met.
    await stage.admin.query("update organization set created_at = now() - interval '60 days'")
    for (const [name, act] of Object.entries(actsOf(stage, owner, group.rows[0].id))) {
      const reference = (await actOnce(stage, owner, act, healthy, healthy)).state
      const nextProcess = processesDyingAt(stage, countingUp(size, SMALL_STEP))
      let [boundaries, equal] = [0, 0]
      for (;;) {
        const dying = await nextProcess()
        if (!dying) throw new Error(`${name} still dies at the last boundary`)
        const { hasDied, status, state } = await actOnce(stage, owner, act, dying.web, healthy)
        await dying.web.stop()
        if (!hasDied && status !== 200) throw new Error(`${name}, boundary ${dying.boundary} answered ${status}`)
        if (!hasDied) break
        boundaries++
        if (state === reference) equal++
        else timeline.note(`${name}, boundary ${dying.boundary}: ${state} instead of ${reference}`)
      }
      figures.say(`${name}_boundaries`, boundaries, atLeast(size === 'small' ? 1 : 12))
      figures.say(`${name}_boundaries_equal`, equal, exactly(boundaries))
    }
    figures.say('client_rows_wrong', (await verifyClientRows({ database: stage.database })).rows, exactly(0))
  } finally {
    await stage.close()
  }
}
