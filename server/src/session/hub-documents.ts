import { ACCEPT_PATH } from '@partner-hub/contracts/acceptance.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../platform/database/database-away.ts'
import type { DocumentSource } from '../platform/http/documents.ts'
import { sendDocument } from '../platform/http/documents.ts'
import type { beginSignIn } from './begin-sign-in.ts'
import type { OpenSession } from './open-page.ts'
import { type CookieRules, readHidden, setHidden } from './session-cookies.ts'

/** The routes of spec §2 that show the portal to somebody signed in. A screen gets its line here when it is built. */
const guardedPaths = [
  '/',
  '/clients',
  '/clients/:uuid',
  '/clients/:uuid/billing',
  '/clients/:uuid/contacts',
  '/create-client',
  '/create-organization',
  '/invite-owner/:uuid',
  '/logout',
] as const

/** Documents are no part of the API's description. */
const hidden = { schema: { hide: true } }

type PageValues = Record<string, string | number | undefined>

interface Needs {
  documents: DocumentSource
  /** Where logos and the welcome video may come from besides our own origin. */
  imageOrigins: readonly string[]
  mediaOrigins: readonly string[]
  /** The one further origin that a page may show in a frame, and the page that does. */
  frameOrigin: string
  embeddedPath: string
  cookies: CookieRules
  /** What every page shows: names and addresses from the configuration. */
  pageValues: PageValues
  findSession: (request: FastifyRequest) => Promise<OpenSession | undefined>
  /** The active business of the person, as page-level values; also writes the readable cookie. */
  openPage: (reply: FastifyReply, session: OpenSession) => Promise<PageValues>
  begin: ReturnType<typeof beginSignIn>
  complete: (attempt: string | undefined, callback: URL) => Promise<OpenSession & { returnTo: string | null }>
  signUpUrl: string
}

/** The documents of the hub's origin, and the redirects in front of them. */
export const mountHubDocuments = (app: FastifyInstance, needs: Needs): void => {
  const { documents, cookies, findSession, openPage, begin, complete } = needs
  const show = (reply: FastifyReply, values: PageValues) =>
    sendDocument(
      reply,
      documents,
      'index',
      { ...needs.pageValues, ...values },
      {
        formAction: ["'none'"],
        images: needs.imageOrigins,
        media: needs.mediaOrigins,
        frames: [needs.frameOrigin],
      },
    )
  const fail = (reply: FastifyReply, failure: 'authentication' | 'unavailable') =>
    show(reply.status(failure === 'unavailable' ? 503 : 400), { failure })
  const orUnavailable = async (request: FastifyRequest, reply: FastifyReply, act: () => Promise<unknown>) => {
    try {
      return await act()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      request.log.warn({ err: error }, 'document without its data')
      return fail(reply.header('retry-after', '2'), 'unavailable')
    }
  }

  for (const path of [...guardedPaths, needs.embeddedPath])
    app.get(path, hidden, (request, reply) =>
      orUnavailable(request, reply, async () => {
        const session = await findSession(request)
        if (!session) return reply.redirect(await begin(request, reply))
        // A name in an address changes nobody's session (threats A5): without a hand-over to this hub it is dropped.
        if ('support_session' in (request.query as object)) return reply.redirect('/')
        return show(reply, await openPage(reply, session))
      }),
    )

  app.get('/signup', hidden, (request, reply) =>
    orUnavailable(request, reply, async () => reply.redirect((await findSession(request)) ? '/' : needs.signUpUrl)),
  )

  app.get('/oauthcallback', hidden, (request, reply) =>
    orUnavailable(request, reply, async () => {
      const callback = new URL(request.url, 'http://hub')
      const wanted = callback.searchParams.has('code') || callback.searchParams.has('error')
      if (!wanted || (await findSession(request))) return reply.redirect('/')
      try {
        const session = await complete(readHidden(cookies, request, 'attempt'), callback)
        setHidden(cookies, reply, 'sid', session.handle)
        await openPage(reply, session)
        return reply.redirect(session.returnTo ?? '/')
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        request.log.warn({ reason: (error as Error).message }, 'log-in not completed')
        return fail(reply, 'authentication')
      }
    }),
  )

  /** Outside both guards: whoever holds the link, signed in or not (decision 63). */
  app.get(ACCEPT_PATH, hidden, (request, reply) =>
    orUnavailable(request, reply, async () => {
      const session = await findSession(request)
      return show(reply, session ? await openPage(reply, session) : {})
    }),
  )

  /** Who signed up by the link logs in and comes back to it. */
  app.get(`${ACCEPT_PATH}/sign-in`, hidden, (request, reply) =>
    orUnavailable(request, reply, async () =>
      reply.redirect(
        (await findSession(request)) ? ACCEPT_PATH : await begin(request, reply, { returnTo: ACCEPT_PATH }),
      ),
    ),
  )

  /** Any other page: the portal says that there is none. */
  app.get('/*', hidden, async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound()
    return show(reply.status(404), {})
  })
}
