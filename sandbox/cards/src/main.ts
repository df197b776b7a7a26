// The card provider that the hub charges cards with: `node sandbox/cards/src/main.ts`.
import { createCardsApp } from './cards.app.ts'
import { readConfig } from './config.ts'
import { openStores } from './open-stores.ts'

const config = readConfig(process.env)
const stores = openStores(config.CARDS_DATA)
const app = await createCardsApp(config, stores)
await app.listen({ host: config.BIND_ADDRESS, port: config.CARDS_PORT })

const stop = async () => {
  await app.close()
  stores.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
