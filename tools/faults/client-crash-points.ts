import { archiveBusinessClient, removeClientAccess } from '../../contracts/clients/business-clients.ts'
import { updateClientContact } from '../../contracts/clients/client-contacts.ts'
import { registerClient } from '../../contracts/clients/client-registration.ts'
import { sendInvitation } from '../../contracts/invitations/invitations.ts'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { clientRegistrationOf } from '../../server/testing/client-registration.ts'
import { seedTheseClients } from '../../server/testing/seed-clients.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { callAs } from './callers.ts'
import { actOnce, type CrashAct, sayCrashPoints } from './crash-act.ts'
import { processesDyingAt } from './dying-processes.ts'
import { firmOwner } from './firm-load.ts'
import type { SignedIn } from './people.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

/** The boundaries at which two acts are tried without a transaction; some lie between their writes. */
const naiveBoundaries: Record<string, readonly number[]> = { register: [20, 28, 36], remove_access: [14, 18, 22] }

interface Subject {
  client: string
  contact: string
  invitation: string
}
type Owner = SignedIn & { organization_uuid: string }
type Call = (web: RoleProcess, subject: Subject, key: string) => ReturnType<typeof callAs>

/** The acts, each on a client of its own. */
const actsOf = (stage: Stage, owner: Owner, group: number): Record<string, CrashAct> => {
  const call = (web: RoleProcess, ...rest: [Parameters<typeof callAs>[3], Parameters<typeof callAs>[4]]) =>
    callAs(web.url, stage.config.HUB_URL, owner, ...rest)
  const onClient =
    (endpoint: typeof archiveBusinessClient): Call =>
    (web, { client }, key) =>
      call(web, endpoint, { params: { uuid: client }, body: { uuid: client }, key })
  const calls: Record<string, Call> = {
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
  const onNewSubject =
    (act: Call): CrashAct =>
    async () => {
      const subject = await newSubject(stage, owner)
      return (web, key) => act(web, subject, key)
    }
  return Object.fromEntries(Object.entries(calls).map(([name, act]) => [name, onNewSubject(act)]))
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

/** SIGKILL at every boundary of register, edit, invite, remove and archive; after the retry, the act happened once. */
export const clientCrashPoints: FaultRun = async (run) => {
  const { figures, timeline, services } = run
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
    for (const [name, act] of Object.entries(acts))
      references.set(name, await sayCrashPoints(run, stage, healthy, name, act))
    const wrong = await verifyClientRows({ database: stage.database })
    figures.say('client_rows_wrong', wrong.rows, exactly(0))
    figures.say('client_counts_wrong', wrong.counts, exactly(0))

    for (const [name, boundaries] of Object.entries(naiveBoundaries)) {
      const nextNaive = processesDyingAt(stage, boundaries, { withoutTransactions: true })
      let different = 0
      for (let dying = await nextNaive(); dying; dying = await nextNaive()) {
        const { state } = await actOnce(stage, acts[name] as CrashAct, dying.web, healthy)
        if (state !== references.get(name)) different++
        await dying.web.stop()
      }
      figures.say(`naive_${name}_boundaries_different`, different, atLeast(1))
    }
  } finally {
    await stage.close()
  }
}
