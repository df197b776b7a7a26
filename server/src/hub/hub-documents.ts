import { ACCOUNTANT_INVITATIONS_PATH } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { guardedDocuments, guardedPaths, type KeptPlace } from '@partner-hub/contracts/calls/guarded-paths.ts'
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
import type { CardDocument } from './card-document.ts'

/** Documents are not part of the API description. */
const hidden = { schema: { hide: true } }

/** The root after the log-in of someone with a waiting invitation: redirects to it, once. */
const INVITED_ROOT = '/?invited'

/**
 * An invitation to a client's team, for someone without a firm. Explains that accepting requires one; registering the
 * firm leads back here.
 */
const withoutFirm = (request: FastifyRequest): string =>
  `/create-organization?${new URLSearchParams({ invitation: (request.params as { uuid: string }).uuid })}`

type PageValues = Record<string, string | number | undefined>

interface Needs {
  documents: DocumentSource
  /** Additional origins for logos and the welcome video. */
  imageOrigins: readonly string[]
  mediaOrigins: readonly string[]
  /** The only additional origin that may be framed, and the page that frames it. */
  frameOrigin: string
  embeddedPath: string
  cardDocument: CardDocument
  cookies: CookieRules
  hubOrigin: string
  /** Names and URLs from the configuration, exposed on every page. */
  pageValues: PageValues
  findSession: (request: FastifyRequest) => Promise<OpenSession | undefined>
  /** The person's active business as page values; also sets the readable cookie. */
  openPage: (reply: FastifyReply, session: OpenSession) => Promise<PageValues>
  begin: ReturnType<typeof beginSignIn>
  complete: ReturnType<typeof completeSignIn>
  placeOf: (address: string) => KeptPlace | undefined
  findOpenPlace: (request: FastifyRequest) => Promise<ReturnPath | undefined>
  leadOn: (request: FastifyRequest) => Promise<string | undefined>
  signUpUrl: string
  signOutUrl: string
  /** The waiting invitation of someone without a firm. */
  findWaitingInvitation: (person: Person) => Promise<string | undefined>
  /** The URL of the books that someone without a firm owns. */
  findOwnBooks: (person: Person) => Promise<string | undefined>
  support: {
    isPending: (handOver: CarriedHandOver) => Promise<boolean>
    redeem: (person: Person, handOver: CarriedHandOver) => Promise<boolean>
    /** Where staff without a visit are sent; undefined for everyone else. */
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

  /** Staff have just logged in at the sign-in origin; one redirect signs them in here too. */
  const afterSignIn = async (request: FastifyRequest, handOver: CarriedHandOver | undefined) =>
    handOver && (await support.isPending(handOver))
      ? { returnTo: `/?support_session=${handOver.name}` as const, askAgain: false }
      : comingBack(request)

  for (const path of [...guardedPaths, ...guardedDocuments, needs.embeddedPath])
    app.get(path, hidden, (request, reply) =>
      orUnavailable(request, reply, async () => {
        const session = await findSession(request)
        const handOver = readHandOver(request)
        // Staff may only be signed in at the sign-in service, so logging in here first just to log out makes no sense.
        if (!session && request.url === SUPPORT_LOGOUT_PATH) return reply.redirect(needs.signOutUrl)
        if (!session) return reply.redirect(await begin(request, reply, await afterSignIn(request, handOver)))
        // A name in a URL changes no session (docs/threats.md A5): a valid hand-over opens its visit, anything else is
        // ignored.
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
        const values = { ...(await openPage(reply, session)), reader, own_books_url, ask_logout }
        const card = await needs.cardDocument(path, request, session.person)
        if (!card) return show(reply, values)
        if ('address' in card) return reply.redirect(card.address)
        return sendDocument(
          reply,
          documents,
          card.entry,
          { ...needs.pageValues, ...values, ...card.values },
          card.policy,
        )
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

  /** Outside both guards: anyone with the link, signed in or not (DEC-63). */
  for (const path of [ACCEPT_PATH, STOP_REMINDERS_PATH])
    app.get(path, hidden, (request, reply) =>
      orUnavailable(request, reply, async () => {
        const session = await findSession(request)
        return show(reply, session ? await openPage(reply, session) : {})
      }),
    )

  /** Any other path: the portal shows that the page does not exist. */
  app.get('/*', hidden, async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound()
    return show(reply.status(404), {})
  })
}
