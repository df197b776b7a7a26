// Books, the provider's accounting product, as far as the hub needs it: `node sandbox/books/src/main.ts`.
import { openAccounts } from './account.store.ts'
import { createBooksApp } from './books.app.ts'
import { readConfig } from './config.ts'

const config = readConfig(process.env)
const accounts = openAccounts(config.BOOKS_DATA)
const app = await createBooksApp(config, accounts)
await app.listen({ host: config.BIND_ADDRESS, port: config.BOOKS_PORT })

const stop = async () => {
  await app.close()
  accounts.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
