import { ACCEPT_PATH } from '../api/contract.ts'

export const paths = {
  home: '/',
  clients: '/clients',
  client: (uuid: string): string => `/clients/${uuid}`,
  clientBilling: (uuid: string): string => `/clients/${uuid}/billing`,
  clientContacts: (uuid: string): string => `/clients/${uuid}/contacts`,
  createClient: '/create-client',
  inviteOwner: (contact: string): string => `/invite-owner/${contact}`,
  accept: ACCEPT_PATH,
  createOrganization: '/create-organization',
  logout: '/logout',
} as const
