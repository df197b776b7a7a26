import {
  BILLING_PATH,
  COMPARED_PLANS_PATH,
  LEGACY_PAYMENT_METHOD_PATH,
  PAYMENT_METHOD_PATH,
} from '../billing/billing-pages.ts'
import { ACCOUNTANT_INVITATIONS_PATH } from '../books/accountant-invitations.ts'
import { SUPPORT_REQUESTS_PATH, SUPPORT_VISITS_PATH } from '../support/support.ts'
import { Uuid } from './uuid.ts'

/** The pages of spec §2 that need a sign-in. Add a line for each new screen. */
export const guardedPaths = [
  '/',
  `${ACCOUNTANT_INVITATIONS_PATH}/:uuid`,
  BILLING_PATH,
  COMPARED_PLANS_PATH,
  PAYMENT_METHOD_PATH,
  '/clients',
  '/clients/:uuid',
  '/clients/:uuid/billing',
  '/clients/:uuid/billing/plan',
  '/clients/:uuid/contacts',
  '/create-client',
  '/create-organization',
  '/invite-owner/:uuid',
  '/logout',
  `${SUPPORT_REQUESTS_PATH}/:uuid`,
  SUPPORT_VISITS_PATH,
] as const

/** Pages that also need a sign-in, but are documents of their own which the portal's router does not know. */
export const guardedDocuments = [LEGACY_PAYMENT_METHOD_PATH] as const

/** The path that contains the product's own name. */
export const embeddedPath = (productSlug: string): string => `/client-${productSlug}/:uuid`

/** Path and query of a page that a log-in may end at. */
export type KeptPlace = `/${string}` & { readonly kept: true }

/** The root is the default, and the other two are not pages to return to. */
const unkeptPaths: readonly string[] = ['/', '/create-organization', '/logout']
const unkeptParameters = ['support_session', 'code', 'state']
const LONGEST_QUERY = 2000

const isAt = (path: string, pattern: string): boolean => {
  const [segments, patternSegments] = [path.split('/'), pattern.split('/')]
  const isSegment = (segment: string, index: number) =>
    patternSegments[index] === ':uuid' ? Uuid.safeParse(segment).success : segment === patternSegments[index]
  return segments.length === patternSegments.length && segments.every(isSegment)
}

/**
 * The page where a log-in requested from this URL ends (DEC-81); undefined for the default. Built from a route of the
 * portal and a rewritten query, so that no URL can lead to another origin.
 */
export const keptPlace = (address: string, embedded: string): KeptPlace | undefined => {
  const [page = ''] = address.split('#', 1)
  const mark = page.indexOf('?')
  const path = (mark < 0 ? page : page.slice(0, mark)).replace(/(?<=.)\/$/, '')
  const isKept = [...guardedPaths, ...guardedDocuments, embedded].some(
    (pattern) => !unkeptPaths.includes(pattern) && isAt(path, pattern),
  )
  if (!isKept) return undefined
  const query = new URLSearchParams(mark < 0 ? '' : page.slice(mark))
  for (const parameter of unkeptParameters) query.delete(parameter)
  const text = String(query)
  return (text && text.length <= LONGEST_QUERY ? `${path}?${text}` : path) as KeptPlace
}
