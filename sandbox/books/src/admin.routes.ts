import { BooksSettings } from '@partner-hub/contracts/books.ts'
import type { FastifyInstance } from 'fastify'
import { isSame } from './access-token.ts'
import { InAccount } from './account.routes.ts'
import type { Accounts } from './account.store.ts'
import { type createFaults, Faults } from './faults.ts'

interface Needs {
  accounts: Accounts
  faults: ReturnType<typeof createFaults>
  adminToken: string
}

const SettingsChanges = BooksSettings.omit({ version: true }).partial()

/** The inside of the product, for tests. */
export const mountAdminRoutes = (app: FastifyInstance, { accounts, faults, adminToken }: Needs) =>
  app.register(async (admin) => {
    admin.addHook('onRequest', async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${adminToken}`))
        return reply.status(401).send({ error: 'invalid_token' })
    })

    admin.get('/api/accounts', async () => {
      const results = accounts.list()
      return { results, count: results.length }
    })

    admin.put('/api/accounts/:accountId/settings', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const changed = accounts.change(accountId, SettingsChanges.parse(request.body))
      return changed ? changed.settings : reply.status(404).send({ error: 'not_found' })
    })

    admin.post('/api/faults', async (request) => {
      const wanted = Faults.parse(request.body)
      faults.set(wanted)
      return wanted
    })
  })
