import type { SupportPage } from '@partner-hub/contracts/support/support.ts'

interface Look {
  route: string
  client: string | null
  client_name: string | null
}

const partners = '/partner_services/partners'

/** The page that calls a route; undefined for calls that every page makes (current user, firm). */
const pageOf = (route: string): SupportPage | undefined => {
  if (route.endsWith('/support_visits/')) return 'support_visits'
  if (route === `${partners}/:organizationUuid/business_clients/`) return 'clients'
  if (route.endsWith('/activity/')) return 'activity'
  if (route.startsWith(`${partners}/client_invitations/`)) return 'invitation'
  if (route.startsWith(`${partners}/client_contacts/`)) return 'contacts'
  return route.startsWith(`${partners}/business_clients/:uuid/`) ? 'client' : undefined
}

/** The clients and pages that a visit viewed, in order of first view. */
export const collectViews = (looks: readonly Look[]) => {
  const clients = new Map<string, string>()
  const pages = new Set<SupportPage>()
  for (const { route, client, client_name } of looks) {
    const page = pageOf(route)
    if (page) pages.add(page)
    if (client && client_name !== null) clients.set(client, client_name)
  }
  return { clients: [...clients].map(([uuid, client_name]) => ({ uuid, client_name })), pages: [...pages] }
}
