import type { Log } from '../platform/log/log.ts'

/** Whoever can be told is told, and once: only while nobody could be is it tried again. */
export const tellEach = async <Person extends { user_id: number }>(
  people: readonly Person[],
  tell: (person: Person) => Promise<void>,
  log: Log,
): Promise<void> => {
  const failures: unknown[] = []
  for (const person of people)
    await tell(person).catch((error: Error) => {
      failures.push(error)
      log.warn({ user_id: person.user_id, reason: error.message }, 'notice not sent')
    })
  if (failures.length > 0 && failures.length === people.length) throw failures[0]
}
