import { accountStore } from './account.store.ts'
import { openBooksDatabase } from './books.database.ts'
import { ledgerStore } from './ledger.store.ts'
import { outboxStore } from './outbox.store.ts'
import { sessionStore } from './session.store.ts'
import { teamStore } from './team.store.ts'
import { visitStore } from './visit.store.ts'

export type Stores = ReturnType<typeof openStores>

/** All stores of Books, in one database file. */
export const openStores = (file: string, now: () => number = Date.now) => {
  const database = openBooksDatabase(file)
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const outbox = outboxStore(database, now)
  const team = teamStore(database, outbox)
  const ledger = ledgerStore(database, today)
  const accounts = accountStore({ database, team, ledger, outbox })
  accounts.fillOlder()
  return {
    accounts,
    team,
    ledger,
    outbox,
    sessions: sessionStore(database, now),
    visits: visitStore(database, now),
    today,
    now,
    close: () => database.close(),
  }
}
