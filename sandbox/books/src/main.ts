// Books, the provider's accounting product, as far as the hub needs it: `node sandbox/books/src/main.ts`.
import { createBooksApp } from './books.app.ts'
import { readConfig } from './config.ts'
import { deliveries as deliveriesTo } from './deliver-webhooks.ts'
import { openStores } from './open-stores.ts'

const config = readConfig(process.env)
const stores = openStores(config.BOOKS_DATA)
const { outbox, now } = stores
const deliveries = deliveriesTo({ outbox, hubUrl: config.HUB_INTERNAL_URL, secret: config.BOOKS_WEBHOOK_SECRET, now })
const app = await createBooksApp(config, stores, deliveries)
await app.listen({ host: config.BIND_ADDRESS, port: config.BOOKS_PORT })
deliveries.start()

const stop = async () => {
  await app.close()
  await deliveries.stop()
  stores.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
