import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Answer, answer, created, done, missing } from './answers.ts'
import { NewClientToken, type newClientToken } from './client-token.ts'
import { CustomerChanges, customerActs, NewCustomer } from './customers.ts'
import type { Call, Dispatcher } from './dispatch.ts'
import type { CallGroup } from './faults.ts'
import { type Merchant, merchantOnly } from './merchant-only.ts'
import type { Stores } from './open-stores.ts'
import { KeyOnly, type paymentActs, Refund, Sale } from './payments.ts'
import { Search, searchActs } from './search.ts'
import { NewPaymentMethod, PaymentMethodChanges, type Vault } from './vault.ts'

interface Needs {
  stores: Stores
  vault: Vault
  payments: ReturnType<typeof paymentActs>
  dispatch: Dispatcher
  clientToken: ReturnType<typeof newClientToken>
  merchant: Merchant
  lateMs: number
}

const Params = z.object({ id: z.string().default('') })

/** The server API, as the SDK calls it. */
export const mountGatewayRoutes = (app: FastifyInstance, needs: Needs) =>
  app.register(
    async (gateway) => {
      const { stores, vault, payments, dispatch, clientToken, merchant, lateMs } = needs
      const customers = customerActs(stores)
      const search = searchActs(stores)
      gateway.addHook('onRequest', merchantOnly(merchant))
      // What is not modelled is a fault, never ignored.
      gateway.setErrorHandler((error, request, reply) => {
        request.log.error({ err: error instanceof z.ZodError ? error.issues : error }, 'fault')
        return reply.status(500).type('application/xml').send('')
      })

      const on = (
        group: CallGroup,
        method: 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: string,
        act: (body: unknown, id: string) => (() => Answer) | Pick<Call, 'execute' | 'key' | 'fateOfCard'>,
      ) =>
        gateway.route({
          method,
          url,
          handler: async (request: FastifyRequest, reply: FastifyReply) => {
            const acted = act(request.body ?? {}, Params.parse(request.params).id)
            const call = typeof acted === 'function' ? { execute: acted } : acted
            return dispatch.answer(reply, {
              ...call,
              group,
              request: `${method} ${request.url} ${JSON.stringify(request.body ?? {})}`,
            })
          },
        })

      /** A charge to the test card 'answer lost' or 'executed late' meets that fate. */
      const fateOfCard = (token: string | undefined): Call['fateOfCard'] => {
        const outcome = stores.cards.find(token ?? '')?.outcome
        if (outcome === 'answer_lost') return { fate: 'lost_after', lateMs }
        return outcome === 'executed_late' ? { fate: 'late', lateMs } : undefined
      }

      on('read', 'POST', '/client_token', (body) => {
        const wanted = NewClientToken.parse(body)
        return () => created('client_token', { value: clientToken(wanted) })
      })

      on('vault', 'POST', '/customers', (body) => {
        const wanted = NewCustomer.parse(body)
        return () => customers.create(wanted)
      })
      on('read', 'GET', '/customers/:id', (_body, id) => () => customers.find(id))
      on('vault', 'PUT', '/customers/:id', (body, id) => {
        const changes = CustomerChanges.parse(body)
        return () => customers.update(id, changes)
      })
      on('vault', 'DELETE', '/customers/:id', (_body, id) => () => customers.remove(id))

      on('vault', 'POST', '/payment_methods', (body) => {
        const wanted = NewPaymentMethod.parse(body)
        return () => vault.create(wanted)
      })
      on('read', 'GET', '/payment_methods/any/:id', (_body, id) => () => vault.find(id))
      on('vault', 'PUT', '/payment_methods/any/:id', (body, id) => {
        const changes = PaymentMethodChanges.parse(body)
        return () => vault.update(id, changes)
      })
      on('vault', 'DELETE', '/payment_methods/any/:id', (_body, id) => () => (stores.cards.remove(id) ? done : missing))
      on('read', 'GET', '/payment_method_nonces/:id', (_body, id) => () => {
        const known = stores.nonces.find(id)
        if (!known) return missing
        const { bin, last_4, card_type, expiration_month, expiration_year } = known.card
        return answer('payment_method_nonce', {
          nonce: id,
          type: 'CreditCard',
          consumed: known.is_used,
          details: { bin, last_four: last_4, card_type, expiration_month, expiration_year },
        })
      })

      on('money', 'POST', '/transactions', (body) => {
        const sale = Sale.parse(body)
        const { api_request_key: key, payment_method_token } = sale.transaction
        return { key, fateOfCard: fateOfCard(payment_method_token), execute: () => payments.sale(sale) }
      })
      on('read', 'GET', '/transactions/:id', (_body, id) => () => payments.find(id))
      on('money', 'PUT', '/transactions/:id/void', (body, id) => {
        const given = KeyOnly.parse(body)
        return { key: given.transaction.api_request_key, execute: () => payments.void(id, given) }
      })
      on('money', 'PUT', '/transactions/:id/submit_for_settlement', (body, id) => {
        const given = KeyOnly.parse(body)
        return { key: given.transaction.api_request_key, execute: () => payments.submit(id) }
      })
      on('money', 'POST', '/transactions/:id/refund', (body, id) => {
        const given = Refund.parse(body)
        return { key: given.transaction.api_request_key, execute: () => payments.refund(id, given) }
      })
      on('read', 'PUT', '/transactions/:id/settle', (_body, id) => () => payments.settle(id))
      on('read', 'POST', '/transactions/advanced_search_ids', (body) => {
        const wanted = Search.parse(body)
        return () => search.ids(wanted)
      })
      on('read', 'POST', '/transactions/advanced_search', (body) => {
        const wanted = Search.parse(body)
        return () => search.page(wanted)
      })
    },
    { prefix: '/merchants/:merchantId' },
  )
