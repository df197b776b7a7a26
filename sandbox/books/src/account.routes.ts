import {
  BOOKS_AUDIENCE,
  type BooksAccount,
  BooksAccountant,
  BooksFirm,
  BooksInvitation,
  BooksOwner,
  BooksPayer,
  type BooksSettings,
  BooksSignOut,
  type BooksTeam,
  NewBooksAccount,
} from '@partner-hub/contracts/books/books.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { accessTokens } from './access-token.ts'
import type { createFaults } from './faults.ts'
import type { Stores } from './open-stores.ts'

interface Needs {
  stores: Stores
  tokens: ReturnType<typeof accessTokens>
  faults: ReturnType<typeof createFaults>
  booksUrl: string
}

/** The hub creates account ids; they are also part of URLs. */
export const InAccount = z.object({ accountId: z.string().regex(/^[\w-]{1,64}$/) })

/** The calls for the hub, with a token that was issued for Books. */
export const mountAccountRoutes = (app: FastifyInstance, { stores, tokens, faults, booksUrl }: Needs) =>
  app.register(async (api) => {
    const { accounts, team } = stores
    api.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
      if (!token || !(await tokens.isGood(token, BOOKS_AUDIENCE)))
        return reply.status(401).send({ error: 'invalid_token' })
    })
    api.addHook('preHandler', async (_request, reply) => {
      if (await faults.beforeCall()) return reply.status(503).send({ error: 'unavailable' })
    })
    api.addHook('preSerialization', async (request, _reply, payload) => {
      if (faults.beforeAnswer()) request.raw.socket.destroy()
      return payload
    })

    api.put('/api/accounts/:accountId', async (request): Promise<BooksAccount> => {
      const { accountId } = InAccount.parse(request.params)
      const { account_id } = accounts.open(accountId, NewBooksAccount.parse(request.body))
      return { account_id, redirect_url: `${booksUrl}/open/${account_id}` }
    })

    api.get('/api/accounts/:accountId/settings', async (request, reply): Promise<BooksSettings> => {
      const account = accounts.find(InAccount.parse(request.params).accountId)
      return account ? account.settings : reply.status(404).send({ error: 'not_found' })
    })

    api.put('/api/people/:identity/sign_out', async (request) => {
      const { identity } = z.object({ identity: z.uuid() }).parse(request.params)
      const ended = BooksSignOut.parse(request.body)
      stores.sessions.endAllOf(identity, ended.before)
      return ended
    })

    api.put('/api/accounts/:accountId/owner', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const owner = BooksOwner.parse(request.body)
      if (!accounts.find(accountId)) return reply.status(404).send({ error: 'not_found' })
      return team.linkOwner(accountId, owner) ? owner : reply.status(409).send({ error: 'other_owner' })
    })

    api.put('/api/accounts/:accountId/firm', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const firm = BooksFirm.parse(request.body)
      return accounts.nameFirm(accountId, firm) ? firm : reply.status(404).send({ error: 'not_found' })
    })

    api.put('/api/accounts/:accountId/payer', async (request, reply) => {
      const { accountId } = InAccount.parse(request.params)
      const payer = BooksPayer.parse(request.body)
      return accounts.namePayer(accountId, payer) ? payer : reply.status(404).send({ error: 'not_found' })
    })

    api.get('/api/accounts/:accountId/team', async (request, reply): Promise<BooksTeam> => {
      const found = team.find(InAccount.parse(request.params).accountId)
      return found ?? reply.status(404).send({ error: 'not_found' })
    })

    api.put('/api/accounts/:accountId/team/:id', async (request, reply) => {
      const { accountId, id } = InAccount.extend({ id: z.uuid() }).parse(request.params)
      const person = BooksAccountant.parse(request.body)
      return team.accept(accountId, id, person) ? person : reply.status(404).send({ error: 'not_found' })
    })

    api.put('/api/accounts/:accountId/team/:id/invitation', async (request, reply) => {
      const { accountId, id } = InAccount.extend({ id: z.uuid() }).parse(request.params)
      const isKnown = team.noteInvitation(accountId, id, BooksInvitation.parse(request.body))
      return isKnown ? reply.status(204).send() : reply.status(404).send({ error: 'not_found' })
    })

    api.delete('/api/accounts/:accountId/team/:id', async (request, reply) => {
      const { accountId, id } = InAccount.extend({ id: z.uuid() }).parse(request.params)
      return team.remove(accountId, id) ? reply.status(204).send() : reply.status(404).send({ error: 'not_found' })
    })
  })
