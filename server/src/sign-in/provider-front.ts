import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { steady } from '../platform/clock/clock.ts'
import { isReadable, isReadableForm } from '../platform/http/readable-input.ts'
import { type Log, loggedPath } from '../platform/log/log.ts'
import { requestDuration } from '../platform/telemetry/telemetry.ts'
import { asFormRequest } from './as-form-request.ts'
import type { SignInDocuments } from './sign-in-documents.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const BODY_LIMIT = 32 * 1024

export const belongsToProvider = (url: string | undefined): boolean => /^\/(oauth|\.well-known)\//.test(url ?? '')

/** Adapts requests for the provider: the shapes of spec §7 become standard ones, and query strings are not logged. */
export const providerFront = (
  provider: Provider,
  options: { documents: SignInDocuments; ends: readonly string[]; https: boolean; log: Log },
): Answer => {
  const routeOf = watchRoutes(provider)
  const answer = provider.callback()
  const duration = requestDuration()
  const headers = securityHeaders(options)
  return async (request, response) => {
    const begun = steady.milliseconds()
    response.once('finish', () => {
      const ms = steady.milliseconds() - begun
      const { method, url = '' } = request
      const answered = { method, route: routeOf(response), status: response.statusCode }
      duration.record(ms, answered)
      options.log.info({ ...answered, path: loggedPath(url), ms: Math.round(ms) }, 'answered')
    })
    for (const [name, value] of headers) response.setHeader(name, value)
    try {
      await answer(await standardRequest(request), response)
    } catch (error) {
      options.log.warn({ reason: (error as Error).message }, 'request not readable')
      await refuseUnreadable(request, response, options.documents)
    }
  }
}

const refuseUnreadable = async ({ headers }: IncomingMessage, response: ServerResponse, documents: SignInDocuments) => {
  if (response.headersSent) return response.end()
  if (headers.accept?.includes('text/html')) {
    const page = await documents.make({ page: 'failure', fault_id: null })
    return response.writeHead(400, page.headers).end(page.html)
  }
  const problem = { error: 'invalid_request', error_description: 'The request could not be read.' }
  return response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(problem))
}

/** The route by which the provider answered, for metrics and logs: paths contain ids. */
const watchRoutes = (provider: Provider) => {
  const routes = new WeakMap<ServerResponse, string>()
  provider.use(async (context, next) => {
    try {
      await next()
    } finally {
      if (context._matchedRoute) routes.set(context.res, context._matchedRoute)
    }
  })
  return (response: ServerResponse) => routes.get(response) ?? 'none'
}

const standardRequest = async (request: IncomingMessage): Promise<IncomingMessage> => {
  const url = new URL(request.url ?? '/', 'http://provider')
  if (!isReadableForm(request.url ?? '')) throw new Error('the address holds characters that cannot be stored')
  const call = `${request.method} ${url.pathname}`
  const form = request.method === 'POST' ? await formOf(request, url.pathname) : undefined
  // A code is returned only in the query: every other mode hands it to a page or a frame (docs/threats.md).
  const modes = [url.searchParams, form].flatMap((given) => given?.getAll('response_mode') ?? [])
  if (modes.some((mode) => mode !== 'query')) throw new Error('a response mode other than query')
  if (call === 'POST /oauth/token') {
    const all = form ?? new URLSearchParams()
    // A parameter in both query and body counts once if equal; if different, the provider refuses it.
    for (const [name, value] of url.searchParams) if (!all.getAll(name).includes(value)) all.append(name, value)
    return asFormRequest(request, url.pathname, all)
  }
  if (form) return asFormRequest(request, url.pathname + url.search, form)
  if (call === 'GET /oauth/logout' && url.searchParams.has('redirect_uri')) {
    for (const address of url.searchParams.getAll('redirect_uri'))
      url.searchParams.append('post_logout_redirect_uri', address)
    url.searchParams.delete('redirect_uri')
    request.url = url.pathname + url.search
  }
  return request
}

/** The posted body as a form; a revocation comes as JSON (spec §7). */
const formOf = async (request: IncomingMessage, path: string): Promise<URLSearchParams | undefined> => {
  if (isForm(request)) {
    const text = await bodyOf(request)
    const form = new URLSearchParams(text)
    if (!(isReadableForm(text) && isReadable([...form])))
      throw new Error('the form holds characters that cannot be stored')
    return form
  }
  if (path !== '/oauth/revoke' || !isJson(request)) return undefined
  const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>
  if (!isReadable(body)) throw new Error('the body holds characters that cannot be stored')
  const { client_id, token } = body
  const form = new URLSearchParams()
  if (typeof client_id === 'string') form.set('client_id', client_id)
  if (typeof token === 'string') form.set('token', token)
  return form
}

const isForm = (request: IncomingMessage) =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')
const isJson = (request: IncomingMessage) => /^application\/json\b/i.test(request.headers['content-type'] ?? '')

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > BODY_LIMIT) throw new Error('the body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The log-out form is redirected to a client. The provider appends its own script's hash to script-src; our documents set their own policy. */
const securityHeaders = ({ ends, https }: { ends: readonly string[]; https: boolean }): [string, string][] => [
  [
    'content-security-policy',
    `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${ends.join(' ')}; script-src`,
  ],
  ['x-frame-options', 'DENY'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]] : []),
]
