import type { AccountPage } from '@partner-hub/contracts/books/hand-over.ts'
import {
  ACCEPT_PATH,
  ACCOUNTANT_INVITATIONS_PATH,
  BILLING_PATH,
  COMPARED_PLANS_PATH,
  PAYMENT_METHOD_PATH,
  SUPPORT_REQUESTS_PATH,
  SUPPORT_VISITS_PATH,
} from '../api/contract.ts'
import { pageData } from '../api/page-data.ts'

export const paths = {
  home: '/',
  clients: '/clients',
  client: (uuid: string): string => `/clients/${uuid}`,
  clientBilling: (uuid: string): string => `/clients/${uuid}/billing`,
  clientPlan: (uuid: string): string => `/clients/${uuid}/billing/plan`,
  clientContacts: (uuid: string): string => `/clients/${uuid}/contacts`,
  billing: BILLING_PATH,
  comparedPlans: COMPARED_PLANS_PATH,
  /** A document of its own, so load it; it leads back to the page given. */
  paymentMethod: (back: string): string => `${PAYMENT_METHOD_PATH}?from=${encodeURIComponent(back)}`,
  createClient: '/create-client',
  /** The path contains the product's own name (spec §2 Routes). */
  embeddedAccount: (uuid: string, page?: AccountPage): string =>
    `/client-${pageData().product_slug}/${uuid}${page ? `?page=${page}` : ''}`,
  inviteOwner: (contact: string): string => `/invite-owner/${contact}`,
  accept: ACCEPT_PATH,
  accountantInvitation: (uuid: string): string => `${ACCOUNTANT_INVITATIONS_PATH}/${uuid}`,
  createOrganization: '/create-organization',
  supportRequest: (uuid: string): string => `${SUPPORT_REQUESTS_PATH}/${uuid}`,
  supportVisits: SUPPORT_VISITS_PATH,
  logout: '/logout',
} as const
