import { ACCEPT_PATH, ACCOUNTANT_INVITATIONS_PATH, SUPPORT_VISITS_PATH } from '../api/contract.ts'
import { pageData } from '../api/page-data.ts'

export const paths = {
  home: '/',
  clients: '/clients',
  client: (uuid: string): string => `/clients/${uuid}`,
  clientBilling: (uuid: string): string => `/clients/${uuid}/billing`,
  clientContacts: (uuid: string): string => `/clients/${uuid}/contacts`,
  createClient: '/create-client',
  /** The product's own word stands in the address (spec §2 Routes). */
  embeddedAccount: (uuid: string): string => `/client-${pageData().product_slug}/${uuid}`,
  inviteOwner: (contact: string): string => `/invite-owner/${contact}`,
  accept: ACCEPT_PATH,
  accountantInvitation: (uuid: string): string => `${ACCOUNTANT_INVITATIONS_PATH}/${uuid}`,
  createOrganization: '/create-organization',
  supportVisits: SUPPORT_VISITS_PATH,
  logout: '/logout',
} as const
