import { addClients } from '../../tools/seed/add-clients.ts'
import { type DemoClient, manyClients } from '../../tools/seed/demo-clients.ts'
import type { Database } from '../src/platform/database/database.ts'

/** This many clients, cycling through all states, as in the demo. */
export const seedClients = (database: Database, organization_uuid: string, count: number): Promise<void> =>
  addClients(database, organization_uuid, manyClients(count))

/** Clients as described; by default an active client of the firm with a plan. */
export const seedTheseClients = (
  database: Database,
  organization_uuid: string,
  clients: readonly Partial<DemoClient>[],
): Promise<void> =>
  addClients(
    database,
    organization_uuid,
    clients.map((client, index) => ({
      client_name: `Client ${index}`,
      first_name: 'Owner',
      last_name: `Number${index}`,
      contact_email: null,
      contact_phone: '902-555-0100',
      status: 'ACTIVE',
      billing_owner: 'ACCOUNTANT',
      subscription_status: 'ACTIVE',
      days_left: null,
      plan: { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 3 },
      invitation_status: 'DRAFT',
      ...client,
    })),
  )
