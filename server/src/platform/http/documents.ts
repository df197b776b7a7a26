import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { POLICY_REPORTS } from './policy-reports.ts'

export type Entry = 'index' | 'sign-in' | 'payment-method' | 'legacy-payment-method'

/** Source of the built portal: files in production, the bundler in development. */
export interface DocumentSource {
  html(entry: Entry): Promise<string>
  /** Extra origins for scripts, styles and connections; none in production. */
  readonly extraOrigins: readonly string[]
}

export const builtDocuments = (directory: URL): DocumentSource => {
  const read = new Map<Entry, Promise<string>>()
  return {
    html: (entry) => {
      const known = read.get(entry) ?? readFile(new URL(`${entry}.html`, directory), 'utf8')
      read.set(entry, known)
      // A file may be missing during a deployment, so a failed read is not cached.
      known.catch(() => read.delete(entry))
      return known
    },
    extraOrigins: [],
  }
}

export interface DocumentPolicy {
  /** Where this document's forms may lead, including redirects. */
  formAction: readonly string[]
  /** Additional origins for images and media. */
  images?: readonly string[]
  media?: readonly string[]
  /** Origins allowed in frames; none by default. */
  frames?: readonly string[]
  /** Additional origins for calls. */
  calls?: readonly string[]
  /** Runs only scripts with the nonce, and what they import; other files of our origin do not run. */
  isNonceRequired?: boolean
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** { organization_uuid: 'x' } → data-organization-uuid="x". */
const dataAttributes = (data: Record<string, string | number | undefined>): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `data-${name.replaceAll('_', '-')}="${escaped(String(value))}"`)
    .join(' ')

const contentPolicy = (nonce: string, policy: DocumentPolicy, extra: readonly string[]): string => {
  const own = ["'self'", ...extra].join(' ')
  const sockets = extra.map((origin) => origin.replace(/^http/, 'ws')).join(' ')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${policy.formAction.join(' ')}`,
    `connect-src ${[own, ...(policy.calls ?? [])].join(' ')} ${sockets}`.trim(),
    `img-src ${[own, ...(policy.images ?? [])].join(' ')} data:`,
    `frame-src ${policy.frames?.join(' ') ?? "'none'"}`,
    `font-src ${own}`,
    `media-src ${[own, ...(policy.media ?? [])].join(' ')}`,
    `script-src ${[...(policy.isNonceRequired ? extra : [own]), `'nonce-${nonce}'`].join(' ')}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ')
}

export interface MadeDocument {
  headers: Record<string, string>
  html: string
}

export const makeDocument = async (
  source: DocumentSource,
  entry: Entry,
  data: Record<string, string | number | undefined>,
  policy: DocumentPolicy,
): Promise<MadeDocument> => {
  const nonce = randomBytes(16).toString('base64')
  const html = (await source.html(entry))
    .replace('__HUB_NAME__', () => escaped(String(data.hub_name)))
    .replace('data-page="__PAGE_DATA__"', () => dataAttributes(data))
    .replaceAll('__CSP_NONCE__', nonce)
  return {
    html,
    headers: {
      'content-security-policy': contentPolicy(nonce, policy, source.extraOrigins),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    },
  }
}

export const sendDocument = async (
  reply: FastifyReply,
  ...document: Parameters<typeof makeDocument>
): Promise<FastifyReply> => {
  const { headers, html } = await makeDocument(...document)
  return reply.headers(headers).send(html)
}
