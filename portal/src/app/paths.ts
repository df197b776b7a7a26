export const paths = {
  home: '/',
  clients: '/clients',
  client: (uuid: string): string => `/clients/${uuid}`,
  createClient: '/create-client',
  createOrganization: '/create-organization',
  logout: '/logout',
} as const
