import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'
import type { Dispatcher } from './dispatch.ts'
import { type createFaults, Faults } from './faults.ts'
import type { Stores } from './open-stores.ts'
import type { paymentActs } from './payments.ts'
import { outcomes, testCards } from './test-cards.ts'
import { readCard } from './typed-card.ts'

interface Needs {
  stores: Stores
  faults: ReturnType<typeof createFaults>
  dispatch: Dispatcher
  payments: ReturnType<typeof paymentActs>
  adminToken: string
  privateKey: string
}

const LedgerQuery = z.object({ order_id: z.string().optional(), after: z.coerce.number().int().optional() })
const Moved = z.object({ now: z.iso.datetime().nullable() })
const Behaviour = z.object({ outcome: z.enum(outcomes) })
const OfToken = z.object({ token: z.string() })
const NewNonce = z.object({
  number: z.string().default(testCards[0]?.number ?? ''),
  expiration_month: z.string().default('12'),
  expiration_year: z.string().default('2039'),
  cvv: z.string().default('123'),
  cardholder_name: z.string().optional(),
})

/** The provider's internals, for tests. */
export const mountAdminRoutes = (app: FastifyInstance, needs: Needs) =>
  app.register(async (admin) => {
    const { stores, faults, dispatch, payments, adminToken, privateKey } = needs
    admin.addHook('onRequest', async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${adminToken}`))
        return reply.status(401).send({ error: 'invalid_token' })
    })

    /** Money that moved, oldest first, and the sum of all entries per currency in minor units. */
    admin.get('/api/ledger', async (request) => {
      const results = stores.ledger.list(LedgerQuery.parse(request.query))
      return { results, count: results.length, totals: stores.ledger.totals(), late_calls: dispatch.lateCalls() }
    })

    admin.get('/api/faults', async () => ({ ...faults.get(), late_calls: dispatch.lateCalls() }))
    admin.post('/api/faults', async (request) => {
      const wanted = Faults.parse(request.body)
      faults.set(wanted)
      return wanted
    })
    admin.post('/api/faults/release', async () => {
      faults.release()
      return {}
    })

    /** A nonce as if somebody had typed this card in a browser. */
    admin.post('/api/nonces', async (request, reply) => {
      const card = readCard(NewNonce.parse(request.body ?? {}), privateKey)
      return 'code' in card ? reply.status(422).send(card) : { nonce: stores.nonces.add(card) }
    })

    /** Changes what a saved card does from now on: the bank declines a card that worked, or the other way round. */
    admin.put('/api/cards/:token', async (request, reply) => {
      const { token } = OfToken.parse(request.params)
      const { outcome } = Behaviour.parse(request.body)
      if (!stores.cards.find(token)) return reply.status(404).send({ error: 'not_found' })
      stores.cards.change(token, { outcome })
      return { token, outcome }
    })

    admin.post('/api/settle', async () => ({ settled: payments.settleAll() }))

    admin.put('/api/clock', async (request) => {
      const { now } = Moved.parse(request.body)
      stores.clock.set(now === null ? null : new Date(now))
      return { now: stores.clock.stamp() }
    })
  })
