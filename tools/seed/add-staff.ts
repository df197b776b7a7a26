import { hashPassword } from '../../server/src/people/password-hash.ts'
import { renamePerson } from '../../server/src/people/rename-person.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { setStaff } from '../staff/set-staff.ts'
import { addPerson, DEMO_PASSWORD, type DemoLogIn } from './seed.ts'

const SAM = { email: 'sam@northwind.example', what: 'support staff: log in at /support of the sign-in origin' }

/** Adds a person who may visit the demo firms; only the database's owner can make someone staff. */
export const addStaff = async (database: Database, ownerUrl: string): Promise<DemoLogIn> => {
  const person = await addPerson(database, SAM.email, await hashPassword(DEMO_PASSWORD))
  if (person) await renamePerson(database.once, person.user_id, { first_name: 'Sam', last_name: 'Okafor' })
  await setStaff(ownerUrl, SAM.email, true)
  return SAM
}
