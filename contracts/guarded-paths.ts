import { ACCOUNTANT_INVITATIONS_PATH } from './accountant-invitations.ts'
import { SUPPORT_VISITS_PATH } from './support.ts'

/** The pages of spec §2 for somebody signed in; the server shows them to nobody else. A screen gets its line when it is built. */
export const guardedPaths = [
  '/',
  `${ACCOUNTANT_INVITATIONS_PATH}/:uuid`,
  '/clients',
  '/clients/:uuid',
  '/clients/:uuid/billing',
  '/clients/:uuid/contacts',
  '/create-client',
  '/create-organization',
  '/invite-owner/:uuid',
  '/logout',
  SUPPORT_VISITS_PATH,
] as const

/** The one whose address holds the product's own word. */
export const embeddedPath = (productSlug: string): string => `/client-${productSlug}/:uuid`
