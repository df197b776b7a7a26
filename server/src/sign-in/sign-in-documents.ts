import type { SignInView } from '@partner-hub/contracts/sign-in-pages.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { type DocumentSource, type MadeDocument, makeDocument } from '../platform/http/documents.ts'
import { pageValues } from '../platform/http/page-values.ts'

export interface SignInDocuments {
  make(view: SignInView): Promise<MadeDocument>
  show(reply: FastifyReply, view: SignInView): Promise<FastifyReply>
}

/** Every page of the sign-in origin is one document with its view as data. */
export const signInDocuments = (config: Config, source: DocumentSource): SignInDocuments => {
  // Chromium checks the redirects after a form as well: log-in and log-out end at the hub or at Books.
  const policy = { formAction: ["'self'", config.HUB_URL, config.BOOKS_URL] }
  const make = (view: SignInView) =>
    makeDocument(source, 'sign-in', { ...pageValues(config), view: JSON.stringify(view) }, policy)
  return {
    make,
    show: async (reply, view) => {
      const { headers, html } = await make(view)
      return reply.headers(headers).send(html)
    },
  }
}
