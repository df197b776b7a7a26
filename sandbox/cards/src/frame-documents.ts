import { existsSync, readFileSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../shared/escape-html.ts'
import { testCards } from './test-cards.ts'

/** The version that the SDK in the browser asks for. */
const SDK_VERSION = '3.111.0'

const grouped = (number: string): string =>
  number.length === 15 ? number.replace(/(\d{4})(\d{6})/, '$1 $2 ') : number.replace(/\d{4}(?=\d)/g, '$& ')

const rows = testCards
  .map(({ number, effect }) => `<tr><th scope="row">${grouped(number)}</th><td>${escapeHtml(effect)}</td></tr>`)
  .join('')

export type FrameDocuments = ReturnType<typeof frameDocuments>

/** The built documents, with what each request fills in. */
export const frameDocuments = (files: string) => {
  const send = (reply: FastifyReply, name: string, values: Record<string, string>, policy: string) => {
    const file = `${files}/${name}`
    if (!existsSync(file)) return reply.status(503).send({ error: 'not_built: npm run build' })
    const html = readFileSync(file, 'utf8').replace(/%([A-Z_]+)%/g, (all, key: string) => values[key] ?? all)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(html)
  }
  const own = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"
  const framedBy = (origin: string) => `${own}; connect-src 'self'; frame-ancestors ${origin}`

  return {
    /** Any page may frame it; the vendor's names are where an unchanged SDK sends the card. */
    hostedField: (reply: FastifyReply) =>
      send(
        reply,
        'hosted-fields.html',
        {},
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; connect-src 'self' https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com",
      ),

    cardForm: (reply: FastifyReply, parentOrigin: string, path: string) =>
      send(
        reply,
        'card-form.html',
        { PARENT_ORIGIN: escapeHtml(parentOrigin), HELP: escapeHtml(`${path}/test-cards`) },
        framedBy(parentOrigin),
      ),

    testCards: (reply: FastifyReply, form?: { parentOrigin: string; path: string }) =>
      send(
        reply,
        'test-cards.html',
        {
          PARENT_ORIGIN: escapeHtml(form?.parentOrigin ?? ''),
          BACK: form ? `<p><a href="${escapeHtml(form.path)}">Back to the card form</a></p>` : '',
          ROWS: rows,
        },
        form ? framedBy(form.parentOrigin) : `${own}; frame-ancestors 'none'`,
      ),

    /** For a link that was used or has expired. */
    ended: (reply: FastifyReply) =>
      reply
        .status(410)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" })
        .send(
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card form</title></head><body><p>This card form has expired. Close it and open it again.</p></body></html>',
        ),
  }
}

export const mountFrameDocuments = async (app: FastifyInstance, documents: FrameDocuments, files: string) => {
  if (existsSync(`${files}/assets`))
    await app.register(staticFiles, { root: `${files}/assets`, prefix: '/assets/', immutable: true, maxAge: '1y' })
  for (const kind of ['', '.min'])
    app.get(`/web/${SDK_VERSION}/html/hosted-fields-frame${kind}.html`, async (_request, reply) =>
      documents.hostedField(reply),
    )
  app.get('/test-cards', async (_request, reply) => documents.testCards(reply))
}
