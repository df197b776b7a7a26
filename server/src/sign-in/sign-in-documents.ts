import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { type DocumentSource, type MadeDocument, makeDocument } from '../platform/http/documents.ts'
import { pageValues } from '../platform/http/page-values.ts'
import { plainFailure } from './plain-failure.ts'

export interface SignInDocuments {
  make(view: SignInView): Promise<MadeDocument>
  show(reply: FastifyReply, view: SignInView): Promise<FastifyReply>
}

/** The origins of the provider's clients. */
export const clientOrigins = ({ HUB_URL, BOOKS_URL, INTEGRATOR_REDIRECT_URIS }: Config): string[] => [
  ...new Set([HUB_URL, BOOKS_URL, ...INTEGRATOR_REDIRECT_URIS.map((uri) => new URL(uri).origin)]),
]

/** Every page of the sign-in origin is the same document, with its view as page data. */
export const signInDocuments = (config: Config, source: DocumentSource): SignInDocuments => {
  // Chromium also checks redirects after a form: a log-in or log-out is redirected to a client.
  const policy = { formAction: ["'self'", ...clientOrigins(config)] }
  const makeFrom = (from: DocumentSource, view: SignInView) =>
    makeDocument(from, 'sign-in', { ...pageValues(config), view: JSON.stringify(view) }, policy)
  const make = async (view: SignInView) => {
    try {
      return await makeFrom(source, view)
    } catch (error) {
      // A failure page must be shown even without its document.
      if (view.page !== 'failure' && view.page !== 'unknown-sign-in') throw error
      const html = plainFailure(config, view.page === 'failure' ? view.fault_id : null)
      return makeFrom({ html: async () => html, extraOrigins: [] }, view)
    }
  }
  return {
    make,
    show: async (reply, view) => {
      const { headers, html } = await make(view)
      return reply.headers(headers).send(html)
    },
  }
}
