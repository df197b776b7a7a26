import { embeddedPath, guardedDocuments, guardedPaths } from '@partner-hub/contracts/calls/guarded-paths.ts'
import { EVENTS_PATH } from '@partner-hub/contracts/calls/live-keys.ts'
import { POLICY_REPORTS } from '../src/platform/http/policy-reports.ts'

/** Mounted routes that no person calls, each with its reason. */
export const besides = new Map([
  ...[...guardedPaths, ...guardedDocuments, embeddedPath('books')].map(
    (path) => [`GET ${path}`, 'a document: session/log-in.test.ts'] as const,
  ),
  ['GET /accept', 'a document: shows nobody who is not signed in'],
  ['GET /accept/stop-reminders', 'a document: changes nothing'],
  ['GET /signup', 'leads to the sign-up'],
  ['GET /oauthcallback', 'opens a session for the browser that asked: session/log-in.test.ts'],
  ['GET /*', 'says that there is no such page'],
  ...['/docs', '/docs/', '/docs/js/scalar.js', '/docs/inter.woff2'].map(
    (path) => [`GET ${path}`, 'describes the calls, to anybody, if API_DOCS is on'] as const,
  ),
  [`GET ${EVENTS_PATH}`, 'a stream: session/live-stream.test.ts'],
  ['POST /webhooks/books/', 'signed by Books: webhooks/books-webhooks.test.ts'],
  [`POST ${POLICY_REPORTS}`, 'what a browser kept out of a page: web.test.ts'],
  ['POST /webhooks/mail/', 'signed by the mail provider: mail-delivery/mail-webhooks.test.ts'],
])
