import type { BooksPort } from '../../server/src/books/books.ts'
import { registerOrganization } from '../../server/src/firms/register-organization.ts'
import { hashPassword } from '../../server/src/people/password-hash.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import type { Person } from '../../server/src/platform/http/caller.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import type { ObjectPort } from '../../server/src/platform/objects/objects.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { addActivity } from './add-activity.ts'
import { addClients } from './add-clients.ts'
import { addColleague, type DemoColleague } from './add-colleague.ts'
import { addLogo } from './add-logo.ts'
import { billPlans } from './bill-plans.ts'
import { type DemoClient, legacyClients, manyClients, twelveClients } from './demo-clients.ts'
import { openAccounts } from './open-accounts.ts'
import { DEMO_PRODUCT } from './sent-invitation.ts'

export const DEMO_PASSWORD = 'ledger-lines-in-the-wind'

export interface DemoLogIn {
  email: string
  what: string
}

export interface DemoFirm extends DemoLogIn {
  firm?: {
    name: string
    first_name: string
    last_name: string
    clients: readonly DemoClient[]
    logo?: string
    hasAccounts?: boolean
    isCertified?: boolean
    /** Its card is changed in the legacy form (DEC-55). */
    isLegacy?: boolean
    colleagues?: readonly DemoColleague[]
  }
}

const demo = (largest: number): DemoFirm[] => [
  { email: 'new@northwind.example', what: 'a new person without a firm' },
  {
    email: 'maya@alderfinch.example',
    what: 'Alder & Finch LLP, 12 clients in all states',
    firm: {
      name: 'Alder & Finch LLP',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      clients: twelveClients,
      logo: 'alder-finch.png',
      hasAccounts: true,
      isCertified: true,
      colleagues: [
        { email: 'admin@alderfinch.example', first_name: 'Admin', role: 'admin' },
        { email: 'billing@alderfinch.example', first_name: 'Billing', role: 'billing' },
        { email: 'member@alderfinch.example', first_name: 'Member', role: 'member', assigned: 4 },
      ],
    },
  },
  {
    email: 'owner@harbourledger.example',
    what: `Harbour Ledger Group, ${largest.toLocaleString('en')} clients`,
    firm: {
      name: 'Harbour Ledger Group',
      first_name: 'Robin',
      last_name: 'Hale',
      clients: manyClients(largest),
      colleagues: [{ email: 'member@harbourledger.example', first_name: 'Member', role: 'member', assigned: 40 }],
    },
  },
  {
    email: 'owner@quillstone.example',
    what: 'Quill & Stone Accounting, which uses the legacy card form',
    firm: {
      name: 'Quill & Stone Accounting',
      first_name: 'Iris',
      last_name: 'Quill',
      clients: legacyClients,
      hasAccounts: true,
      isLegacy: true,
    },
  },
]

/** Adds the demo people and firms that are missing; returns the log-ins. */
export const seed = async (
  database: Database,
  { largest = 5_000, objects, books }: { largest?: number; objects?: ObjectPort; books?: BooksPort } = {},
): Promise<DemoLogIn[]> => {
  const people = demo(largest)
  await addFirms(database, people, { ...(objects && { objects }), ...(books && { books }) })
  return people.flatMap(({ email, what, firm }) => [{ email, what }, ...(firm?.colleagues ?? []).map(asLogIn)])
}

const asLogIn = ({ email, role, assigned }: DemoColleague): DemoLogIn => ({
  email,
  what: `the same firm, ${role}${assigned ? ` with ${assigned} clients assigned` : ''}`,
})

/** Adds these people and their firms; skips people who exist. */
export const addFirms = async (
  database: Database,
  people: readonly DemoFirm[],
  { objects, books }: { objects?: ObjectPort; books?: BooksPort },
): Promise<void> => {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  for (const { email, firm } of people) {
    const person = await addPerson(database, email, password_hash)
    if (person && firm) {
      const organization = await register(database, person, firm)
      await addClients(database, organization.uuid, firm.clients)
      if (firm.isCertified) await billPlans(database, organization.uuid)
      if (firm.isLegacy) await keepLegacyForm(database, organization.uuid)
      await addActivity(database, organization.uuid)
      for (const colleague of firm.colleagues ?? []) {
        const joining = await addPerson(database, colleague.email, password_hash)
        if (joining) await addColleague(database, organization.uuid, joining, colleague)
      }
      if (objects && firm.logo) await addLogo(database, objects, organization.uuid, firm.logo)
    }
    if (books && firm?.hasAccounts) await openAccounts(database, books, email)
  }
}

/** Undefined if the address is taken, because the seed ran before. */
export const addPerson = async (
  database: Database,
  email: string,
  password_hash: string,
): Promise<Person | undefined> => {
  const at = new Date()
  const inserted = await database.once
    .insertInto('users')
    .values({
      uuid: newUuid(),
      email,
      email_key: email,
      password_hash,
      password_changed_at: at,
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'uuid'])
    .executeTakeFirst()
  return inserted && { user_id: inserted.id, user_uuid: inserted.uuid, membership: undefined, session_uuid: undefined }
}

const register = (database: Database, person: Person, firm: NonNullable<DemoFirm['firm']>) =>
  registerOrganization({ database, objects: noLogos, productName: DEMO_PRODUCT, termsVersion: '2026-01' })(
    person,
    registrationOf({
      name: firm.name,
      identity: { first_name: firm.first_name, last_name: firm.last_name, phone_number: '902-555-0147' },
    }),
    (_tx, act) => act(),
  )

const keepLegacyForm = (database: Database, uuid: string) =>
  database.inFirm(wholeFirm(uuid), (tx) =>
    tx.updateTable('organization').set({ subscription_migrated: false }).where('uuid', '=', uuid).execute(),
  )

const noLogos = {
  put: () => Promise.reject(new Error('the seed stores no object')),
  remove: () => Promise.reject(new Error('the seed stores no object')),
  get: () => Promise.reject(new Error('the seed reads no object')),
  signedUrl: () => Promise.reject(new Error('the seed has no logo')),
  close: () => undefined,
}
