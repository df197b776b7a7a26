import { newSecret, newUuid } from '../../server/src/platform/ids/ids.ts'
import { hashOf, seal } from '../../server/src/platform/ids/secrets.ts'
import { sessionStore } from '../../server/src/sessions/session.store.ts'
import { sessionKeys } from '../../server/src/sessions/session-keys.ts'
import { addPerson } from '../seed/seed.ts'
import type { Stage } from './stage.ts'

/** A person with an open session, as after a log-in. */
export interface SignedIn {
  readonly user_id: number
  readonly user_uuid: string
  readonly session_uuid: string
  readonly cookie: string
  readonly bearer: string
}

type Home = Pick<Stage, 'database' | 'secrets'>

export const signIn = async (
  { database, secrets }: Home,
  person: { user_id: number; user_uuid: string },
  token = newSecret(),
): Promise<SignedIn> => {
  const keys = sessionKeys(secrets.HUB_SECRET)
  const [handle, session_uuid] = [newSecret(), newUuid()]
  await sessionStore.open(database.once, {
    handle_hash: hashOf(handle),
    uuid: session_uuid,
    user_id: person.user_id,
    sealed_token: seal(keys.sealing, token),
  })
  const { user_id, user_uuid } = person
  return { user_id, user_uuid, session_uuid, cookie: `sid=${handle}`, bearer: keys.halfToken(handle) }
}

export const newPerson = async ({ database }: Home, password_hash = 'none') => {
  const email = `${newUuid()}@person.example`
  const person = await addPerson(database, email, password_hash)
  if (!person) throw new Error('an address was given twice')
  return { ...person, email }
}

export const signedInPeople = async (home: Home, count: number): Promise<SignedIn[]> => {
  const people: SignedIn[] = []
  for (let index = 0; index < count; index++) people.push(await signIn(home, await newPerson(home)))
  return people
}
