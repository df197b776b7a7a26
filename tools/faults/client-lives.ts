import pMap from 'p-map'
import {
  archiveBusinessClient,
  BillingOwner,
  InvitationStatus,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
  SubscriptionStatus,
} from '../../contracts/clients/business-clients.ts'
import { isActionOpen } from '../../contracts/clients/client-actions.ts'
import type { ClientState } from '../../contracts/clients/client-states.ts'
import { refreshRows } from '../../server/src/client-list/refresh-rows.ts'
import { clientStore } from '../../server/src/clients/client.store.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import { callAs } from './callers.ts'
import type { Cast, CastClient } from './client-cast.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

/** One per connection of the oracle. */
const CALLERS = 4
const STEPS = 20

const endpoints = {
  archive: archiveBusinessClient,
  remove_access: removeClientAccess,
  remove_access_and_archive: removeAccessAndArchive,
  restore: restoreBusinessClient,
}
type Action = keyof typeof endpoints
const actions = Object.keys(endpoints) as Action[]

type Snapshot = ClientState & { earlier: 'ACTIVE' | 'NO_ACCESS' | null; version: number }

/** What an allowed action does to a client and which acts it records, stated independently of the product's rules. */
const after = (client: Snapshot, action: Action): Snapshot & { acts: string[] } => {
  const { status, version } = client
  if (action === 'remove_access')
    return { ...client, status: 'NO_ACCESS', version: version + 1, acts: ['access_removed'] }
  if (action === 'restore')
    return {
      ...client,
      ...{ status: client.earlier ?? 'NO_ACCESS', earlier: null, version: version + 1, acts: ['client_restored'] },
    }
  if (action === 'archive')
    return {
      ...client,
      ...{ status: 'ARCHIVED', earlier: status === 'ACTIVE' ? 'ACTIVE' : 'NO_ACCESS' },
      ...{ version: version + 1, acts: ['client_archived'] },
    }
  return {
    ...client,
    ...{ status: 'ARCHIVED', earlier: 'NO_ACCESS' },
    ...{ version: version + 2, acts: ['access_removed', 'client_archived'] },
  }
}

interface Counts {
  steps: number
  allowed: number
  refused: number
  /** The response differs from what the table allows. */
  wrongAnswers: number
  /** Refused, but something changed. */
  effectsOfRefusals: number
  /** The status, version or audit rows are not those that the action leads to. */
  wrongStates: number
}

/** Every client lives through up to 20 steps, allowed or not, while others change its plan, payer and invitation. */
export const liveLives = async (stage: Stage, cast: Cast, random: Random): Promise<Counts> => {
  const counts: Counts = { steps: 0, allowed: 0, refused: 0, wrongAnswers: 0, effectsOfRefusals: 0, wrongStates: 0 }
  await pMap(
    cast.clients,
    async (client, index) => {
      for (let left = random.upTo(STEPS); left > 0; left--) {
        if (random.upTo(5) === 1) await changeOutside(stage, cast, client, random)
        else await act(stage, cast, client, random.oneOf(actions), index, counts)
      }
    },
    { concurrency: CALLERS },
  )
  return counts
}

const act = async (stage: Stage, cast: Cast, { uuid }: CastClient, action: Action, index: number, counts: Counts) => {
  const before = await stateOf(stage, uuid)
  const isAllowed = isActionOpen(before.snapshot, action)
  const web = cast.webs[index % 2 ? 1 : 0]
  const call = { params: { uuid }, body: { uuid } }
  const answer = await callAs(web.url, stage.config.HUB_URL, cast.owner, endpoints[action], call)
  const { snapshot, acts, hash } = await stateOf(stage, uuid)
  counts.steps++
  if (isAllowed) counts.allowed++
  else counts.refused++
  if (answer.status !== (isAllowed ? 200 : 409)) {
    counts.wrongAnswers++
    stage.timeline.note(`${action} of ${uuid} answered ${answer.status}: ${answer.text}`)
  }
  if (!isAllowed && hash !== before.hash) counts.effectsOfRefusals++
  if (!isAllowed) return
  const { acts: written, ...expected } = after(before.snapshot, action)
  const isRight =
    JSON.stringify(snapshot) === JSON.stringify(expected) &&
    JSON.stringify(acts.slice(before.acts.length)) === JSON.stringify(written)
  if (!isRight) counts.wrongStates++
}

/** The client as the database has it, without row level security, and a hash of everything. */
const stateOf = async ({ admin }: Stage, uuid: string) => {
  const { rows } = await admin.query<Snapshot & { acts: string[]; hash: string }>(
    `select c.status, c.billing_owner, s.status as subscription_status, i.invitation_status,
      s.status = 'ACTIVE' and s.ends_on is null as is_charge_coming, c.earlier_status as earlier, c.version, coalesce(a.acts, '{}') as acts,
      md5(concat(c::text, s::text, i::text, r::text, a.acts::text)) as hash
    from business_client c
    join subscription s using (account_id)
    join client_rows r on r.organization_uuid = c.organization_uuid and r.uuid = c.uuid
    join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
    join client_invitation i on i.organization_uuid = c.organization_uuid and i.client_contact = k.uuid,
    lateral (select array_agg(act order by at, uuid) as acts from activity
      where organization_uuid = c.organization_uuid and subject = c.uuid::text) a
    where c.uuid = $1`,
    [uuid],
  )
  const { acts, hash, ...snapshot } = rows[0] as Snapshot & { acts: string[]; hash: string }
  return { snapshot, acts, hash }
}

/** Changes plan, payer and invitation in between, under the client's lock like the product itself. */
const changeOutside = (stage: Stage, { owner }: Cast, client: CastClient, random: Random): Promise<void> =>
  stage.database.inFirm(wholeFirm(owner.organization_uuid), async (tx) => {
    const firm = owner.organization_uuid
    await clientStore.lock(tx, firm, client.uuid)
    await tx
      .updateTable('business_client')
      .set({ billing_owner: random.oneOf(BillingOwner.options) })
      .where('uuid', '=', client.uuid)
      .execute()
    await tx
      .updateTable('subscription')
      .set({ status: random.oneOf(SubscriptionStatus.options) })
      .where('account_id', '=', client.account_id)
      .execute()
    await tx
      .updateTable('client_invitation')
      .set({ invitation_status: random.oneOf(InvitationStatus.options) })
      .where('client_contact', '=', client.contact)
      .execute()
    await refreshRows(tx, { organization_uuid: firm, uuids: [client.uuid] })
  })
