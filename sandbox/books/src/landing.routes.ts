import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { InAccount } from './account.routes.ts'
import type { Accounts } from './account.store.ts'
import { landingPage, missingPage, pagePolicy } from './landing.page.ts'
import { settingsOfForm } from './settings-form.ts'

interface Needs {
  accounts: Accounts
  booksUrl: string
  productName: string
}

/** Who comes from the hub says so in the address; it is shown and nothing else. */
const Visit = z.object({ identity_id: z.string().max(40).optional(), saved: z.literal('yes').optional() })

const page = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy })
    .send(html)

export const mountLandingRoutes = (app: FastifyInstance, { accounts, booksUrl, productName }: Needs) => {
  const find = (params: unknown) => {
    const named = InAccount.safeParse(params)
    return named.success ? accounts.find(named.data.accountId) : undefined
  }

  app.get('/open/:accountId', async (request, reply) => {
    const account = find(request.params)
    const { data: visit = {} } = Visit.safeParse(request.query)
    if (!account) return page(reply, 404, missingPage(productName))
    return page(reply, 200, landingPage({ account, productName, visit }))
  })

  app.post('/open/:accountId/settings', async (request, reply) => {
    const isOwnForm = request.headers.origin === booksUrl || request.headers['sec-fetch-site'] === 'same-origin'
    if (!isOwnForm) return reply.status(403).send({ error: 'wrong_origin' })
    const account = find(request.params)
    if (!account) return page(reply, 404, missingPage(productName))
    const changes = settingsOfForm(request.body)
    if (!changes) return page(reply, 422, landingPage({ account, productName, visit: {}, isRefused: true }))
    accounts.change(account.account_id, changes)
    return reply.redirect(`/open/${account.account_id}?saved=yes`, 303)
  })
}
