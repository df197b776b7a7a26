export const paths = {
  home: '/',
  clients: '/clients',
  createOrganization: '/create-organization',
  logout: '/logout',
} as const
