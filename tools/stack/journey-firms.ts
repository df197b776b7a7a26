import { sql } from 'kysely'
import type { BooksPort } from '../../server/src/books/books.ts'
import { refreshRows } from '../../server/src/client-list/refresh-rows.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import { addFirms, type DemoFirm } from '../seed/seed.ts'

type Changes = Partial<DemoClient> & Pick<DemoClient, 'client_name'>

/** By default a client-paid client on trial, whose owner is invited. */
const client = (changes: Changes): DemoClient => ({
  first_name: 'Ruth',
  last_name: 'Marlowe',
  contact_email: `owner@${changes.client_name.toLowerCase().match(/\w+/g)?.join('-')}.example`,
  contact_phone: '902-555-0177',
  status: 'ACTIVE',
  billing_owner: 'CLIENT',
  subscription_status: 'ACTIVE_TRIAL',
  days_left: 12,
  plan: null,
  invitation_status: 'PENDING',
  ...changes,
})

const plan = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 3 }
const onPlan = { subscription_status: 'ACTIVE', days_left: null, plan } as const
const firmPays = { billing_owner: 'ACCOUNTANT' } as const
const expired = { subscription_status: 'TRIAL_EXPIRED', days_left: null } as const
const awaitingPlan = { subscription_status: 'DIRECT_BILLING_PENDING', days_left: null } as const
const accepted = { ...onPlan, invitation_status: 'ACCEPTED' } as const
const notInvited = { invitation_status: 'DRAFT' } as const

/** One client per state of the onboarding panel, then clients that journeys change, each used by one journey. */
const changing: readonly Changes[] = [
  { client_name: 'Avocet Analytics', invitation_status: 'DRAFT' },
  { client_name: 'Bittern Brewing' },
  { client_name: 'Curlew Cycles', invitation_status: 'ACCEPTED', days_left: 1 },
  { client_name: 'Dunlin Dental', invitation_status: 'ACCEPTED', ...onPlan },
  { client_name: 'Egret Electric', invitation_status: 'ACCEPTED', ...expired },
  { client_name: 'Fulmar Florist', invitation_status: 'ACCEPTED', ...firmPays, ...onPlan },
  { client_name: 'Gannet Garage', ...firmPays, ...onPlan },
  { client_name: 'Harrier Heating', ...firmPays, ...awaitingPlan },
  { client_name: 'Ibis Interiors' },
  { client_name: 'Jackdaw Joinery' },
  { client_name: 'Kite Kitchens' },
  { client_name: 'Lapwing Legal' },
  { client_name: 'Magpie Motors' },
  { client_name: 'Nuthatch Nursery' },
  { client_name: 'Osprey Optics' },
  { client_name: 'Plover Pottery' },
  { client_name: 'Quail Quilts' },
]

/** One client per state of the client page, in the order of DEC-86. */
const inEachState: readonly Changes[] = [
  { client_name: 'Archived Anchors', status: 'ARCHIVED' },
  { client_name: 'No Access Nets', ...accepted, status: 'NO_ACCESS' },
  { client_name: 'Opening Oars', ...notInvited },
  { client_name: 'Failed Ferries', ...notInvited },
  { client_name: 'Expired Estuary', invitation_status: 'ACCEPTED', ...expired },
  { client_name: 'Unaccepted Eddies', ...expired },
  { client_name: 'Cancelled Canoes', ...accepted, ...firmPays, subscription_status: 'CANCELLED' },
  { client_name: 'Bounced Buoys' },
  { client_name: 'Declined Docks', invitation_status: 'DECLINED' },
  { client_name: 'Lapsed Lighthouse', invitation_status: 'EXPIRED' },
  { client_name: 'Planless Piers', ...notInvited, ...firmPays, ...awaitingPlan },
  { client_name: 'Uninvited Umiaks', ...notInvited },
  { client_name: 'Pending Pontoons' },
  { client_name: 'Trial Tides', invitation_status: 'ACCEPTED', days_left: 18 },
  { client_name: 'Ending Ebb', invitation_status: 'ACCEPTED', days_left: 1 },
  { client_name: 'Settled Sails', ...accepted },
]

/** More trial clients than fit on a page, every third not invited yet, and some that cannot be archived. */
const bulk = (): DemoClient[] => {
  const names = manyClients(325).map(({ client_name }) => client_name)
  return names.map((client_name, index) =>
    client({ client_name, ...(index >= 300 ? accepted : index % 3 === 0 && notInvited) }),
  )
}

type More = Pick<NonNullable<DemoFirm['firm']>, 'hasAccounts' | 'colleagues'>

const firm = (email: string, name: string, clients: readonly DemoClient[], more: More = {}): DemoFirm => ({
  email,
  what: name,
  firm: { name, first_name: 'Robin', last_name: 'Hale', clients, ...more },
})

const CHANGING = 'changing@journeys.example'
const STATES = 'states@journeys.example'

/** Adds firms for journeys that create and change clients; those of the demo stay as they are. */
export const addJourneyFirms = async (database: Database, books: BooksPort) => {
  const stone = client({ client_name: 'Marlowe & Finch Stonework' })
  await addFirms(
    database,
    [
      firm('creating@journeys.example', 'Fernhill & Moss Accounting', [stone], {
        colleagues: [{ email: 'member@journeys.example', first_name: 'Mina', role: 'member' }],
      }),
      firm(CHANGING, 'Tern & Tide LLP', changing.map(client), { hasAccounts: true }),
      firm('bulk@journeys.example', 'Wren Partners', bulk()),
      firm(STATES, 'Heron & Hart LLP', inEachState.map(client), { hasAccounts: true }),
    ],
    { books },
  )
  await addColleague(database, 'Magpie Motors')
  await disturb(database)
}

const firmOf = async (database: Database, email: string): Promise<string> => {
  const { organization_uuid } = await database.once
    .selectFrom('membership')
    .innerJoin('users', 'users.id', 'membership.user_id')
    .select('organization_uuid')
    .where('users.email_key', '=', email)
    .executeTakeFirstOrThrow()
  return organization_uuid
}

/** Sets states that only Books and the mail server cause: accounts not opened yet, and a bounced mail. */
const disturb = async (database: Database) => {
  const firm = await firmOf(database, STATES)
  await database.acrossFirms('trials that ended long ago', (tx) =>
    sql`update subscription set trial_ends_at = business_now() - interval '3 days' where status = 'TRIAL_EXPIRED'
      and account_id in (select account_id from business_client where organization_uuid = ${firm})`.execute(tx),
  )
  await database.inFirm(wholeFirm(firm), async (tx) => {
    await sql`update business_client set ml_redirect_url = null,
        opening_failed_at = case when client_name = 'Failed Ferries' then business_now() end
      where organization_uuid = ${firm} and client_name in ('Opening Oars', 'Failed Ferries')`.execute(tx)
    await sql`update client_invitation i
      set delivery = 'BOUNCED', delivery_at = business_now(), delivery_problem = 'the mailbox does not exist'
      from client_contact k join business_client c on c.organization_uuid = k.organization_uuid and c.uuid = k.business_client
      where i.organization_uuid = ${firm} and k.organization_uuid = ${firm} and k.uuid = i.client_contact
        and c.client_name = 'Bounced Buoys'`.execute(tx)
    const clients = await tx
      .selectFrom('business_client')
      .select('uuid')
      .where('organization_uuid', '=', firm)
      .execute()
    await refreshRows(tx, { organization_uuid: firm, uuids: clients.map(({ uuid }) => uuid) })
  })
}

/** Adds a second person to the client's team, as Books would report them. */
const addColleague = async (database: Database, client_name: string) => {
  const organization_uuid = await firmOf(database, CHANGING)
  await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const { uuid, account_id } = await tx
      .selectFrom('business_client')
      .select(['uuid', 'account_id'])
      .where('client_name', '=', client_name)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('client_contact')
      .values({
        organization_uuid,
        uuid: newUuid(),
        business_client: uuid,
        customer: account_id,
        first_name: 'Piotr',
        last_name: 'Zielinski',
        contact_email: 'piotr@magpie-motors.example',
        contact_phone: '902-555-0188',
        is_business_owner: false,
      })
      .execute()
  })
}
