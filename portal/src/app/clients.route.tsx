import { ClientsPage } from '../features/clients/clients.page.tsx'
import { paths } from './paths.ts'

export function ClientsRoute() {
  return <ClientsPage createClientPath={paths.createClient} toClient={paths.client} onIntent={() => undefined} />
}
