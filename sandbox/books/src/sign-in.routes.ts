import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Cookies } from './cookies.ts'
import type { Hub } from './hub.ts'
import type { Stores } from './open-stores.ts'
import { isOwnPage } from './own-page.ts'
import type { PlainPages } from './plain.page.ts'
import { newAttempt, type SignInClient } from './sign-in-client.ts'

interface Needs {
  stores: Stores
  cookies: Cookies
  pages: PlainPages
  signIn: SignInClient
  hub: Hub
  booksUrl: string
}

/** A path of Books that no browser could interpret as another origin. */
const ownPath = z
  .string()
  .regex(/^\/(accounts\/[\w-]{1,64}(\/[\w-]{1,64})?)?$/)
  .catch('/')
const Attempt = z.object({ state: z.string(), verifier: z.string(), path: ownPath })

const attemptIn = (text: string | undefined) => {
  try {
    return Attempt.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()))
  } catch {
    return undefined
  }
}

/** Signing in and out through the sign-in service. */
export const mountSignInRoutes = (app: FastifyInstance, needs: Needs) => {
  const { stores, cookies, pages, signIn, hub, booksUrl } = needs

  const begin = async (reply: FastifyReply, returnTo: unknown, options: { askWho: boolean }) => {
    const attempt = { ...newAttempt(), path: ownPath.parse(returnTo) }
    cookies.attempt.write(reply, Buffer.from(JSON.stringify(attempt)).toString('base64url'))
    return reply.redirect(await signIn.authorizeUrl(attempt, options), 303)
  }

  app.get('/login', (request, reply) => begin(reply, (request.query as { return?: unknown }).return, { askWho: false }))

  app.post('/login', (request, reply) => {
    if (!isOwnPage(request, booksUrl)) return reply.status(403).send({ error: 'wrong_origin' })
    endSession(cookies.session.read(request))
    cookies.session.clear(reply)
    return begin(reply, (request.body as { return?: unknown } | undefined)?.return, { askWho: true })
  })

  app.get('/oauthcallback', async (request, reply) => {
    const attempt = attemptIn(cookies.attempt.read(request))
    cookies.attempt.clear(reply)
    if (!attempt) return pages.notSignedIn(reply)
    try {
      const token = await signIn.exchange(new URL(request.url, booksUrl).search, attempt)
      const handle = await stores.sessions.begin(await hub.whoIs(token), token)
      endSession(cookies.session.read(request))
      cookies.session.write(reply, handle)
      return reply.redirect(attempt.path, 303)
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'sign-in failed')
      return pages.notSignedIn(reply)
    }
  })

  app.post('/logout', async (request, reply) => {
    if (!isOwnPage(request, booksUrl)) return reply.status(403).send({ error: 'wrong_origin' })
    endSession(cookies.session.read(request))
    cookies.session.clear(reply)
    return reply.redirect(signIn.signOutUrl, 303)
  })

  const endSession = (handle: string | undefined) => {
    if (handle) stores.sessions.end(handle)
  }
}
