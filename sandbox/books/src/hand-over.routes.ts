import { AccountPage } from '@partner-hub/contracts/books/hand-over.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InAccount } from './account.routes.ts'
import type { Cookies } from './cookies.ts'
import type { Hub } from './hub.ts'
import type { Stores } from './open-stores.ts'
import type { PlainPages } from './plain.page.ts'

interface Needs {
  stores: Stores
  cookies: Cookies
  pages: PlainPages
  hub: Hub
  booksUrl: string
}

const HandedOver = z.object({ support_session: z.string().regex(/^session-\d{1,19}\/?$/) })
/** The page of the account on which a visit starts; any other value means the first page. */
const FirstPage = z.object({ page: AccountPage })
const Ticket = z.object({ authenticated: z.object({ access_token: z.string().min(1).max(500) }) })

/** The ticket is in a cookie of the parent domain; the URL only names the cookie. */
const ticketIn = (request: FastifyRequest, name: string): string | undefined => {
  try {
    return Ticket.parse(JSON.parse(request.cookies[name] ?? '')).authenticated.access_token
  } catch {
    return undefined
  }
}

/** Where the hub sends people: a ticket starts a visit of this account only; without one, the account opens as usual. */
export const mountHandOverRoutes = (app: FastifyInstance, { stores, cookies, pages, hub, booksUrl }: Needs) =>
  app.get('/open/:accountId', async (request, reply) => {
    const params = InAccount.safeParse(request.params)
    if (!params.success) return pages.missing(reply)
    const account_id = params.data.accountId
    const { data: first } = FirstPage.safeParse(request.query)
    const account = `/accounts/${account_id}${first ? `/${first.page}` : ''}`
    const isHandedOver = 'support_session' in (request.query as object)
    if (!isHandedOver) return reply.redirect(account, 303)
    const { data } = HandedOver.safeParse(request.query)
    const cookie = data?.support_session.replace(/\/$/, '')
    const ticket = cookie && ticketIn(request, cookie)
    if (!ticket || !stores.accounts.find(account_id)) return pages.deadLink(reply, 410)
    try {
      const granted = await hub.redeem({ ticket, account_id, host: new URL(booksUrl).host })
      const isMeant = granted?.account_id === account_id && `session-${granted.identity_id}` === cookie
      if (!granted || !isMeant) return pages.deadLink(reply, 410)
      cookies.visit(account_id).write(reply, stores.visits.begin(granted))
      return reply.redirect(account, 303)
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'a hand-over could not be redeemed')
      return pages.deadLink(reply, 503)
    }
  })
