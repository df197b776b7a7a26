import type { AnyTransaction } from '../platform/database/database.ts'
import { userStore } from './user.store.ts'

export const getPerson = (tx: AnyTransaction, id: number) => userStore.get(tx, id)

export const findPersonByUuid = (tx: AnyTransaction, uuid: string) => userStore.findByUuid(tx, uuid)

/** Whose address this is, once they have confirmed it. */
export const findConfirmedPerson = async (tx: AnyTransaction, email: string) => {
  const known = await userStore.findCredentials(tx, email)
  return known?.confirmed_at ? userStore.get(tx, known.id) : undefined
}

/** Nobody when the password was changed since the log-in at that second: with the one before it is none. */
export const findLoggedIn = async (tx: AnyTransaction, uuid: string, loggedInAt: number | undefined) => {
  const person = await userStore.findWithChange(tx, uuid)
  const isOld = person && loggedInAt !== undefined && loggedInAt < person.changed_at_seconds
  return isOld ? undefined : person
}
