import { cardStore } from './card.store.ts'
import { cardFormStore } from './card-form.store.ts'
import { openCardsDatabase } from './cards.database.ts'
import { clockStore } from './clock.store.ts'
import { customerStore } from './customer.store.ts'
import { ledgerStore } from './ledger.store.ts'
import { nonceStore } from './nonce.store.ts'
import { paymentStore } from './payment.store.ts'
import { requestKeyStore } from './request-key.store.ts'

export type Stores = ReturnType<typeof openStores>

/** All stores of the card provider, in one database file. */
export const openStores = (file: string) => {
  const database = openCardsDatabase(file)
  const clock = clockStore(database)
  return {
    clock,
    customers: customerStore(database, clock),
    cards: cardStore(database),
    nonces: nonceStore(database, clock),
    payments: paymentStore(database),
    ledger: ledgerStore(database, clock),
    keys: requestKeyStore(database),
    forms: cardFormStore(database, clock),
    together: database.together,
    close: () => database.close(),
  }
}
