import { archiveBusinessClient, removeClientAccess } from '../../contracts/clients/business-clients.ts'
import { updateClientContact } from '../../contracts/clients/client-contacts.ts'
import { registerClient } from '../../contracts/clients/client-registration.ts'
import { sendInvitation } from '../../contracts/invitations/invitations.ts'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { clientRegistrationOf } from '../../server/testing/client-registration.ts'
import { seedTheseClients } from '../../server/testing/seed-clients.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { callAs, oneByOne, untilAnswered } from './callers.ts'
import { allRows, unshared } from './changed-rows.ts'
import { countingUp, processesDyingAt } from './dying-processes.ts'
import { firmOwner } from './firm-load.ts'
import type { SignedIn } from './people.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const SMALL_STEP = 9
const TAIL = 20
/** The boundaries at which two acts are tried without a transaction; some lie between their writes. */
const naiveBoundaries: Record<string, readonly number[]> = { register: [20, 28, 36], remove_access: [14, 18, 22] }

interface Subject {
  client: string
  contact: string
  invitation: string
}
type Owner = SignedIn & { organization_uuid: string }
type Act = (web: RoleProcess, subject: Subject, key: string) => ReturnType<typeof callAs>

/** The acts, each on a client of its own. */
const actsOf = (stage: Stage, owner: Owner, group: number): Record<string, Act> => {
  const call = (web: RoleProcess, ...rest: [Parameters<typeof callAs>[3], Parameters<typeof callAs>[4]]) =>
    callAs(web.url, stage.config.HUB_URL, owner, ...rest)
  const onClient =
    (endpoint: typeof archiveBusinessClient): Act =>
    (web, { client }, key) =>
      call(web, endpoint, { params: { uuid: client }, body: { uuid: client }, key })
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

const areStoriesStarted = async ({ admin }: Stage): Promise<boolean> =>
  (await admin.query('select 1 from story_starts limit 1')).rows.length === 0

/** Acts on a process that may die, then retries on a healthy one, which must respond as if it were the first. */
const actOnce = async (stage: Stage, owner: Owner, act: Act, first: RoleProcess, healthy: RoleProcess) => {
  const subject = await newSubject(stage, owner)
  await until('every earlier story is started', 60, () => areStoriesStarted(stage))
  const before = await allRows(stage)
  const key = newUuid()
  await first.whenReady()
  const answer = await act(first, subject, key)
  // The story starts after the response; its row exists until then. The process may die in between.
  const isSettled = async () => first.deaths() > 0 || (await areStoriesStarted(stage))
  if (answer.status === 0) await first.whenDead()
  else await until('its story is started, or it has died', 60, isSettled)
  const hasDied = first.deaths() > 0
  if (hasDied)
    await untilAnswered(
      () => act(healthy, subject, key),
      ({ status }) => status === 200,
      20,
    )
  await until('every story is started', 60, () => areStoriesStarted(stage))
  return { hasDied, status: answer.status, state: (await allRows(stage)).since(before) }
}

/** SIGKILL at every boundary of register, edit, invite, remove and archive; after the retry, the act happened once. */
export const clientCrashPoints: FaultRun = async ({ figures, timeline, services, size }) => {
  // No worker opens accounts here, so registrations must not wait for one.
  const stage = await openStage({ services: await services(), timeline, environment: { PROVISION_WAIT_MS: '1' } })
  try {
    const healthy = await stage.start('web-healthy', 'web')
    await healthy.whenReady()
    const owner = await firmOwner(stage, healthy.url)
    const group = await stage.admin.query('select id from user_service_group')
    // Backdated, so that the daily quota of new firms does not apply.
    await stage.admin.query("update organization set created_at = now() - interval '60 days'")
    const acts = actsOf(stage, owner, group.rows[0].id)
    const references = new Map<string, string>()
    for (const [name, act] of Object.entries(acts)) {
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
        else timeline.note(`${name}, boundary ${dying.boundary}: ${unshared(state, reference)}`)
      }
      const again = (await actOnce(stage, owner, act, healthy, healthy)).state
      figures.say(`${name}_without_a_death_equal`, again === reference ? 1 : 0, exactly(1))
      if (again !== reference) timeline.note(`${name} without a death: ${unshared(again, reference)}`)
      figures.say(`${name}_boundaries`, boundaries, atLeast(size === 'small' ? 1 : 12))
      figures.say(`${name}_boundaries_equal`, equal, exactly(boundaries))
      const tail = await oneByOne(Array.from({ length: TAIL }), async () =>
        act(healthy, await newSubject(stage, owner), newUuid()),
      )
      figures.say(`${name}_tail`, tail.filter(({ status }) => status === 200).length, exactly(TAIL))
      references.set(name, reference)
    }
    const wrong = await verifyClientRows({ database: stage.database })
    figures.say('client_rows_wrong', wrong.rows, exactly(0))
    figures.say('client_counts_wrong', wrong.counts, exactly(0))

    for (const [name, boundaries] of Object.entries(naiveBoundaries)) {
      const nextNaive = processesDyingAt(stage, boundaries, { withoutTransactions: true })
      let different = 0
      for (let dying = await nextNaive(); dying; dying = await nextNaive()) {
        const { state } = await actOnce(stage, owner, acts[name] as Act, dying.web, healthy)
        if (state !== references.get(name)) different++
        await dying.web.stop()
      }
      figures.say(`naive_${name}_boundaries_different`, different, atLeast(1))
    }
  } finally {
    await stage.close()
  }
}
