import { BooksOwner, BooksSettings } from '@partner-hub/contracts/books/books.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'
import { InAccount } from './account.routes.ts'
import type { Deliveries } from './deliver-webhooks.ts'
import { type createFaults, Faults } from './faults.ts'
import type { Stores } from './open-stores.ts'

interface Needs {
  stores: Stores
  deliveries: Deliveries
  faults: ReturnType<typeof createFaults>
  adminToken: string
}

const SettingsChanges = BooksSettings.omit({ version: true }).partial()
const Joining = BooksOwner.extend({ role: z.enum(['owner', 'accountant', 'employee']) })
const OfAccount = z.object({ account_id: z.string().optional() })
const Repeat = OfAccount.extend({
  times: z.number().int().min(1).max(100).default(1),
  is_shuffled: z.boolean().default(false),
})

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** The product's internals, for tests. */
export const mountAdminRoutes = (app: FastifyInstance, { stores, deliveries, faults, adminToken }: Needs) =>
  app.register(async (admin) => {
    const { accounts, team, outbox } = stores
    admin.addHook('onRequest', async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${adminToken}`))
        return reply.status(401).send({ error: 'invalid_token' })
    })

    admin.get('/api/accounts', async () => {
      const results = accounts.list().map((account) => ({
        ...account,
        team: team.list(account.account_id),
      }))
      return { results, count: results.length }
    })

    admin.put('/api/accounts/:accountId/settings', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const changed = accounts.change(accountId, SettingsChanges.parse(request.body))
      return changed ? changed.settings : reply.status(404).send({ error: 'not_found' })
    })

    admin.post('/api/accounts/:accountId/team', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const { role, ...person } = Joining.parse(request.body)
      if (!accounts.find(accountId)) return reply.status(404).send({ error: 'not_found' })
      team.join(accountId, person, role)
      return { members: team.list(accountId) }
    })

    admin.post('/api/faults', async (request) => {
      const wanted = Faults.parse(request.body)
      faults.set(wanted)
      return wanted
    })

    admin.post('/api/faults/release', async () => {
      faults.release()
      return {}
    })

    admin.get('/api/webhooks', async (request) => ({ results: outbox.list(OfAccount.parse(request.query).account_id) }))

    /** Sends past webhooks again, any number of times and in any order; returns the hub's status for each. */
    admin.post('/api/webhooks/repeat', async (request) => {
      const { account_id, times, is_shuffled } = Repeat.parse(request.body)
      const all = Array.from({ length: times }, () => outbox.list(account_id)).flat()
      const results: { id: string; status: number }[] = []
      for (const webhook of is_shuffled ? shuffled(all) : all)
        results.push({ id: webhook.id, status: await deliveries.send(webhook) })
      return { results }
    })
  })
