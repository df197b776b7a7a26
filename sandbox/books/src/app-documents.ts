import { existsSync, readFileSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { InAccount } from './account.routes.ts'
import type { SessionAnswer } from './app-answers.ts'
import type { Cookies } from './cookies.ts'
import type { Stores } from './open-stores.ts'
import type { PlainPages } from './plain.page.ts'
import type { Enter, Entry } from './visitor.ts'

interface Needs {
  stores: Stores
  cookies: Cookies
  pages: PlainPages
  enter: Enter
  hubUrl: string
  hubName: string
  signInUrl: string
  productName: string
  /** The directory of the built app. */
  files: string
}

/** Serves the app's one document, but for an account only to people who may enter it. */
export const mountAppDocuments = async (app: FastifyInstance, needs: Needs): Promise<void> => {
  const { stores, cookies, pages, enter, hubUrl, hubName, signInUrl, productName, files } = needs
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // The log-out form is redirected to the sign-in service.
    `form-action 'self' ${signInUrl}`,
    `frame-ancestors ${hubUrl}`,
  ].join('; ')

  const document = (reply: FastifyReply) => {
    if (!existsSync(`${files}/index.html`)) return reply.status(503).send({ error: 'not_built: npm run build' })
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(readFileSync(`${files}/index.html`, 'utf8'))
  }

  const findPerson = (request: FastifyRequest) => {
    const handle = cookies.session.read(request)
    return handle ? stores.sessions.find(handle) : undefined
  }

  const inAccount = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = InAccount.safeParse(request.params)
    const entry: Entry = params.success ? await enter(request, params.data.accountId) : { is: 'unknown' }
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    switch (entry.is) {
      case 'in':
        return document(reply)
      case 'unknown': {
        const person = findPerson(request)
        return pages.missing(reply, person && { email: person.email, path: request.url, isFramed })
      }
      case 'access_ended':
        return pages.accessEnded(reply, isFramed)
      case 'visit_over':
        return pages.visitOver(reply, isFramed)
      case 'unclear':
        return pages.unclear(reply)
      case 'signed_out':
        // The sign-in service cannot be framed.
        return isFramed
          ? pages.signInElsewhere(reply, request.url)
          : reply.redirect(`/login?return=${encodeURIComponent(request.url)}`, 303)
    }
  }

  if (existsSync(`${files}/assets`))
    await app.register(staticFiles, { root: `${files}/assets`, prefix: '/assets/', cacheControl: false })
  app.get('/', async (_request, reply) => document(reply))
  app.get('/accounts/:accountId', inAccount)
  app.get('/accounts/:accountId/:page', inAccount)

  app.get('/my/session', async (request): Promise<SessionAnswer> => {
    const known = findPerson(request)
    const accounts = known ? stores.team.accountsOf(known.identity_uuid) : []
    return {
      product_name: productName,
      hub_name: hubName,
      hub_url: hubUrl,
      person: known ? { first_name: known.first_name, last_name: known.last_name, email: known.email } : null,
      accounts: accounts.map(({ account_id, role }) => {
        const business_name = stores.accounts.find(account_id)?.settings.business_name ?? ''
        return { account_id, business_name, role }
      }),
    }
  })
}
