import {
  BillingOwner,
  ClientStatus,
  InvitationStatus,
  SubscriptionStatus,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import type pg from 'pg'
import { type Random, seededRandom } from '../../tools/faults/random.ts'
import { getPerson } from '../src/people/find-person.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { clientRegistrationOf } from './client-registration.ts'
import type { Hub } from './hub.ts'
import type { Cast, Life } from './random-life.ts'
import { hasCard } from './saved-card.ts'
import { seedTheseClients } from './seed-clients.ts'

/** Per firm. */
const FOREIGN = 90
const REGISTERED = 10

interface Needs {
  readonly hub: Hub
  readonly admin: pg.Client
  readonly firms: number
  readonly seed: number
}

/**
 * A hundred lives per firm. Most start in a random state, as imported records would; the rest are registered after
 * `watch` has started.
 */
export const beginLives = async ({ hub, admin, firms, seed }: Needs, watch: () => Promise<void>): Promise<Life[]> => {
  const random = seededRandom(seed)
  const casts: Cast[] = []
  for (let left = firms; left > 0; left--) casts.push(await castOf(hub))
  for (const cast of casts) await hasForeignClients(hub, admin, cast, random)
  await watch()
  const lives: Life[] = []
  for (const cast of casts) {
    await registersClients(cast, random)
    lives.push(...(await livesOf(admin, cast, random)))
  }
  return lives
}

const castOf = async (hub: Hub): Promise<Cast> => {
  const ownerEmail = `${newUuid()}@owner.example`
  const [firm, other, owner] = await Promise.all([hub.firm(), hub.firm(), hub.person(ownerEmail)])
  await hasCard(hub, firm)
  const { uuid: firmPerson } = await getPerson(hub.parts.database.once, firm.user_id)
  return { firm, firmPerson, other, owner, ownerEmail }
}

/** Each has an owner who may choose a plan, and someone from the firm who is or was in the team. */
const hasForeignClients = async (hub: Hub, admin: pg.Client, cast: Cast, random: Random): Promise<void> => {
  const clients = Array.from({ length: FOREIGN }, () => {
    const subscription_status = random.oneOf(SubscriptionStatus.options)
    return {
      // Most acts are only available for active clients.
      status: random.oneOf([...ClientStatus.options, 'ACTIVE', 'ACTIVE'] as const),
      billing_owner: random.oneOf(BillingOwner.options),
      subscription_status,
      days_left: subscription_status === 'ACTIVE_TRIAL' ? random.upTo(30) : null,
      plan: null,
      invitation_status: random.oneOf(InvitationStatus.options),
      contact_email: cast.ownerEmail,
    }
  })
  const { organization_uuid, user_id } = cast.firm
  await seedTheseClients(hub.parts.database, organization_uuid, clients)
  await admin.query(
    `with client as (select gen_random_uuid() as invitation, c.* from business_client c where c.organization_uuid = $1),
      owned as (update account a set owner_id = $2 from client c where c.account_id = a.account_id),
      invited as (insert into accountant_invitation (uuid, account_id, email, email_key, business_name, owner_first_name,
          owner_last_name, state, expires_at)
        select invitation, account_id, '', '', client_name, '', '', 'ACCEPTED', now() from client returning uuid)
    insert into client_accountant (organization_uuid, invitation, business_client, account_id, user_id, left_at)
    select organization_uuid, invitation, c.uuid, account_id, $3, case when status <> 'ACTIVE' then now() end
    from client c join invited i on i.uuid = c.invitation`,
    [organization_uuid, cast.owner.user_id, user_id],
  )
}

const registersClients = async ({ firm }: Cast, random: Random): Promise<void> => {
  const user_service_group = (await firm.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  for (let left = REGISTERED; left > 0; left--) {
    const client_name = `Client ${newUuid()}`
    const billing_owner = random.oneOf(BillingOwner.options)
    const { status } = await firm.call(registerClient, {
      params: { organizationUuid: firm.organization_uuid },
      body: clientRegistrationOf({ client_name, user_service_group, billing_owner }),
      key: newUuid(),
    })
    if (status !== 200) throw new Error(`a client was not registered: ${status}`)
  }
}

const livesOf = async (admin: pg.Client, cast: Cast, random: Random): Promise<Life[]> => {
  const { rows } = await admin.query<Omit<Life, keyof Cast | 'random'>>(
    `select c.uuid, c.account_id, s.uuid as subscription, i.uuid as invitation, i.generation
    from business_client c
    join subscription s on s.account_id = c.account_id
    join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
    join client_invitation i on i.organization_uuid = k.organization_uuid and i.client_contact = k.uuid
    where c.organization_uuid = $1 order by c.uuid`,
    [cast.firm.organization_uuid],
  )
  return rows.map((row) => ({ ...cast, ...row, random: seededRandom(random.upTo(2 ** 31)) }))
}
