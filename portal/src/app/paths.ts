export const paths = {
  home: '/',
  clients: '/clients',
  client: (uuid: string): string => `/clients/${uuid}`,
  clientBilling: (uuid: string): string => `/clients/${uuid}/billing`,
  clientContacts: (uuid: string): string => `/clients/${uuid}/contacts`,
  createClient: '/create-client',
  createOrganization: '/create-organization',
  logout: '/logout',
} as const
