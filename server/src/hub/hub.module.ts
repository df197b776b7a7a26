import { embeddedPath } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { findAssigned } from '../clients/find-assigned.ts'
import { findOwnBooks } from '../invitations/find-own-books.ts'
import { findWaitingInvitation } from '../invitations/find-waiting-invitation.ts'
import { invitationTokens } from '../invitations/invitation-token.ts'
import { findCardFormSubscription } from '../payments/card-form-subscription.ts'
import type { DocumentSource } from '../platform/http/documents.ts'
import { foreignOrigins } from '../platform/http/foreign-origins.ts'
import { pageValues } from '../platform/http/page-values.ts'
import type { Changes } from '../platform/live/changes.ts'
import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import type { beginSignIn } from '../sessions/begin-sign-in.ts'
import { completeSignIn } from '../sessions/complete-sign-in.ts'
import { findSession } from '../sessions/find-session.ts'
import { findOpenPlace, leadOn } from '../sessions/lead-on.ts'
import type { SessionParts } from '../sessions/session-parts.ts'
import type { SignInClient } from '../sessions/sign-in-client.ts'
import type { support } from '../support/support.module.ts'
import { cardDocument } from './card-document.ts'
import { keysForReader } from './keys-for-reader.ts'
import { logOut } from './log-out.ts'
import { openPage } from './open-page.ts'
import { placeIn } from './place-of.ts'
import { sessionRoutes } from './session.routes.ts'

interface Needs extends Parts {
  session: SessionParts
  client: SignInClient
  begin: ReturnType<typeof beginSignIn>
  documents: DocumentSource
  changes: Changes
  support: Pick<ReturnType<typeof support>, 'pages'>
}

/** The hub's own origin: its documents, log-in and log-out, and the live stream. */
export const hub = (parts: Needs) => {
  const { config, session, client, begin } = parts
  const placeOf = placeIn(config)
  return {
    routes: sessionRoutes({ ...parts, placeOf, signOutUrl: client.signOutUrl }),
    live: {
      changes: parts.changes,
      findSession: findSession(session),
      keysFor: keysForReader(findAssigned(parts)),
    },
    pages: {
      documents: parts.documents,
      pageValues: pageValues(config),
      imageOrigins: [new URL(config.S3_PUBLIC_URL ?? config.S3_ENDPOINT).origin],
      mediaOrigins: foreignOrigins(config.WELCOME_VIDEO_URL),
      frameOrigin: config.BOOKS_URL,
      embeddedPath: embeddedPath(config.PROVIDER_PRODUCT_SLUG),
      cardDocument: cardDocument({ config, placeOf, findSubscription: findCardFormSubscription(parts) }),
      cookies: session.cookies,
      hubOrigin: session.hubOrigin,
      findSession: findSession(session),
      openPage: openPage(session),
      support: parts.support.pages,
      begin,
      complete: completeSignIn({ ...session, client, logOut: logOut(parts) }),
      placeOf,
      findOpenPlace: findOpenPlace(session),
      leadOn: leadOn(session),
      signUpUrl: client.signUpUrl,
      signOutUrl: client.signOutUrl,
      findWaitingInvitation: findWaitingInvitation({ ...parts, tokens: invitationTokens(parts.secrets.HUB_SECRET) }),
      findOwnBooks: findOwnBooks({ ...parts, booksUrl: config.BOOKS_URL }),
    },
  } satisfies Module & { live: unknown; pages: unknown }
}
