import type { BooksPort } from '../../server/src/clients/books.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import { addFirms, type DemoFirm } from '../seed/seed.ts'

type Changes = Partial<DemoClient> & Pick<DemoClient, 'client_name'>

/** A client who is on trial and pays for itself, whose owner has the invitation; else as said. */
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

/** Every shape of the onboarding panel once, then clients that a journey may change: each belongs to one of them. */
const changing: readonly Changes[] = [
  { client_name: 'Avocet Analytics', invitation_status: 'DRAFT' },
  { client_name: 'Bittern Brewing' },
  { client_name: 'Curlew Cycles', invitation_status: 'ACCEPTED', days_left: 1 },
  { client_name: 'Dunlin Dental', invitation_status: 'ACCEPTED', ...onPlan },
  {
    client_name: 'Egret Electric',
    invitation_status: 'ACCEPTED',
    subscription_status: 'TRIAL_EXPIRED',
    days_left: null,
  },
  { client_name: 'Fulmar Florist', invitation_status: 'ACCEPTED', ...firmPays, ...onPlan },
  { client_name: 'Gannet Garage', ...firmPays, ...onPlan },
  { client_name: 'Harrier Heating', ...firmPays, subscription_status: 'DIRECT_BILLING_PENDING', days_left: null },
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

const accepted = { ...onPlan, invitation_status: 'ACCEPTED' } as const
const notInvited = { invitation_status: 'DRAFT' } as const

/** More on a trial than a page holds, every third not invited yet, and some that no archiving may touch. */
const bulk = (): DemoClient[] => {
  const names = manyClients(325).map(({ client_name }) => client_name)
  return names.map((client_name, index) =>
    client({ client_name, ...(index >= 300 ? accepted : index % 3 === 0 && notInvited) }),
  )
}

const firm = (email: string, name: string, clients: readonly DemoClient[], hasAccounts = false): DemoFirm => ({
  email,
  what: name,
  firm: { name, first_name: 'Robin', last_name: 'Hale', clients, hasAccounts },
})

const CHANGING = 'changing@journeys.example'

/** Firms whose clients the journeys create and change; the demo's own stay as they are. */
export const addJourneyFirms = async (database: Database, books: BooksPort) => {
  const stone = client({ client_name: 'Marlowe & Finch Stonework' })
  await addFirms(
    database,
    [
      firm('creating@journeys.example', 'Fernhill & Moss Accounting', [stone]),
      firm(CHANGING, 'Tern & Tide LLP', changing.map(client), true),
      firm('bulk@journeys.example', 'Wren Partners', bulk()),
    ],
    { books },
  )
  await addColleague(database, 'Magpie Motors')
}

/** Somebody on the client's team beside the owner, as Books tells of them. */
const addColleague = async (database: Database, client_name: string) => {
  const { organization_uuid } = await database.once
    .selectFrom('membership')
    .innerJoin('users', 'users.id', 'membership.user_id')
    .select('organization_uuid')
    .where('users.email_key', '=', CHANGING)
    .executeTakeFirstOrThrow()
  await database.inFirm(organization_uuid, async (tx) => {
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
