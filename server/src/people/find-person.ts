import type { AnyTransaction } from '../platform/database/database.ts'
import { userStore } from './user.store.ts'

export const getPerson = (tx: AnyTransaction, id: number) => userStore.get(tx, id)

export const findPersonByUuid = (tx: AnyTransaction, uuid: string) => userStore.findByUuid(tx, uuid)

/** The person with this confirmed address. */
export const findConfirmedPerson = async (tx: AnyTransaction, email: string) => {
  const known = await userStore.findCredentials(tx, email)
  return known?.confirmed_at ? userStore.get(tx, known.id) : undefined
}

/** Undefined if the password was changed after the log-in: a log-in with an older password does not count. */
export const findLoggedIn = async (tx: AnyTransaction, uuid: string, loggedInAt: number | undefined) => {
  const person = await userStore.findWithChange(tx, uuid)
  const isOld = person && loggedInAt !== undefined && loggedInAt < person.changed_at_seconds
  return isOld ? undefined : person
}
