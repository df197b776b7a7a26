import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { guardedPaths, type KeptPlace } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { ACCEPT_PATH } from '@partner-hub/contracts/invitations/acceptance.ts'
import { STOP_REMINDERS_PATH } from '@partner-hub/contracts/invitations/stop-reminders.ts'
import { SUPPORT_LOGOUT_PATH } from '@partner-hub/contracts/support/support.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../platform/database/database-away.ts'
import type { Person } from '../platform/http/caller.ts'
import type { DocumentSource } from '../platform/http/documents.ts'
import { sendDocument } from '../platform/http/documents.ts'
import type { beginSignIn, ReturnPath } from '../sessions/begin-sign-in.ts'
import type { completeSignIn } from '../sessions/complete-sign-in.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { isOpenedFromElsewhere } from '../sessions/own-origin.ts'
import { type CookieRules, readHidden, setHidden } from '../sessions/session-cookies.ts'
import { type CarriedHandOver, readHandOver } from '../support/read-hand-over.ts'

/** Documents are no part of the API's description. */
const hidden = { schema: { hide: true } }

/** The root after a log-in of someone whom an invitation awaits: leads on to it, once. */
const INVITED_ROOT = '/?invited'

/** An invitation to a client's team, for someone without a firm: says that accepting takes one, and is where its registration ends. */
const withoutFirm = (request: FastifyRequest): string =>
  `/create-organization?${new URLSearchParams({ invitation: (request.params as { uuid: string }).uuid })}`

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
  hubOrigin: string
  /** What every page shows: names and addresses from the configuration. */
  pageValues: PageValues
  findSession: (request: FastifyRequest) => Promise<OpenSession | undefined>
  /** The active business of the person, as page-level values; also writes the readable cookie. */
  openPage: (reply: FastifyReply, session: OpenSession) => Promise<PageValues>
  begin: ReturnType<typeof beginSignIn>
  complete: ReturnType<typeof completeSignIn>
  placeOf: (address: string) => KeptPlace | undefined
  findOpenPlace: (request: FastifyRequest) => Promise<ReturnPath | undefined>
  leadOn: (request: FastifyRequest) => Promise<string | undefined>
  signUpUrl: string
  signOutUrl: string
  /** The invitation that someone without a firm has to answer. */
  findWaitingInvitation: (person: Person) => Promise<string | undefined>
  /** The way into the books that someone without a firm owns. */
  findOwnBooks: (person: Person) => Promise<string | undefined>
  support: {
    isPending: (handOver: CarriedHandOver) => Promise<boolean>
    redeem: (person: Person, handOver: CarriedHandOver) => Promise<boolean>
    /** Where staff who visit nobody belong; nothing for everybody else. */
    findStart: (person: Person) => Promise<string | undefined>
  }
}

/** The documents of the hub's origin, and the redirects in front of them. */
export const mountHubDocuments = (app: FastifyInstance, needs: Needs): void => {
  const { documents, cookies, findSession, openPage, begin, complete, support } = needs
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

  const comingBack = async (request: FastifyRequest) => ({
    returnTo: request.routeOptions.url === '/' ? await needs.findOpenPlace(request) : needs.placeOf(request.url),
  })

  /** Staff come from the sign-in origin, where they have just logged in, and are known here after one round. */
  const afterSignIn = async (request: FastifyRequest, handOver: CarriedHandOver | undefined) =>
    handOver && (await support.isPending(handOver))
      ? { returnTo: `/?support_session=${handOver.name}` as const, askAgain: false }
      : comingBack(request)

  for (const path of [...guardedPaths, needs.embeddedPath])
    app.get(path, hidden, (request, reply) =>
      orUnavailable(request, reply, async () => {
        const session = await findSession(request)
        const handOver = readHandOver(request)
        // Staff may be signed in at the sign-in service alone: logging in here first would log nobody out.
        if (!session && request.url === SUPPORT_LOGOUT_PATH) return reply.redirect(needs.signOutUrl)
        if (!session) return reply.redirect(await begin(request, reply, await afterSignIn(request, handOver)))
        // A name in an address changes nobody's session (docs/threats.md A5): a hand-over opens its visit, all else is dropped.
        if ('support_session' in (request.query as object)) {
          if (handOver) await support.redeem(session.person, handOver)
          return reply.redirect('/')
        }
        const place = path === '/' && (await needs.leadOn(request))
        if (place || (path === '/' && request.url === INVITED_ROOT)) {
          const isOwn = place && (place.startsWith(ACCEPT_PATH) || place.startsWith('/?'))
          return reply.redirect((!isOwn && (await needs.findWaitingInvitation(session.person))) || place || '/')
        }
        const start = path === '/logout' ? undefined : await support.findStart(session.person)
        if (start) return reply.redirect(start)
        if (path.startsWith(ACCOUNTANT_INVITATIONS_PATH) && !session.person.membership)
          return reply.redirect(withoutFirm(request))
        const ask_logout = path === '/logout' && isOpenedFromElsewhere(request, needs.hubOrigin) ? 'yes' : undefined
        const own_books_url = await needs.findOwnBooks(session.person)
        const reader = session.person.user_uuid
        return show(reply, { ...(await openPage(reply, session)), reader, own_books_url, ask_logout })
      }),
    )

  app.get('/signup', hidden, (request, reply) =>
    orUnavailable(request, reply, async () => reply.redirect((await findSession(request)) ? '/' : needs.signUpUrl)),
  )

  app.get('/oauthcallback', hidden, (request, reply) =>
    orUnavailable(request, reply, async () => {
      const callback = new URL(request.url, 'http://hub')
      const wanted = callback.searchParams.has('code') || callback.searchParams.has('error')
      if (!wanted) return reply.redirect('/')
      const current = await findSession(request)
      try {
        const session = await complete(readHidden(cookies, request, 'attempt'), callback, current)
        setHidden(cookies, reply, 'sid', session.handle)
        await openPage(reply, session)
        const isAwaited = session.root === '/' && (await needs.findWaitingInvitation(session.person))
        return reply.redirect(isAwaited ? INVITED_ROOT : session.root)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        request.log.warn({ reason: (error as Error).message }, 'log-in not completed')
        return current ? reply.redirect('/') : fail(reply, 'authentication')
      }
    }),
  )

  /** Outside both guards: whoever holds the link, signed in or not (DEC-63). */
  for (const path of [ACCEPT_PATH, STOP_REMINDERS_PATH])
    app.get(path, hidden, (request, reply) =>
      orUnavailable(request, reply, async () => {
        const session = await findSession(request)
        return show(reply, session ? await openPage(reply, session) : {})
      }),
    )

  /** Any other page: the portal says that there is none. */
  app.get('/*', hidden, async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound()
    return show(reply.status(404), {})
  })
}
