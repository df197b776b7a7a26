import type { BusinessClient, ClientRow } from '@partner-hub/contracts/business-clients.ts'
import type { ListedRow } from './client.store.ts'

/** A stored row as the list answers it; without access the subscription reads NO_ACCESS, whatever it is. */
export const listedClient = (stored: ListedRow): BusinessClient & { row: ClientRow } => ({
  ...(stored.record as BusinessClient),
  row: {
    uuid: stored.uuid,
    name: stored.client_name,
    contact: stored.contact as ClientRow['contact'],
    subscription: {
      uuid: stored.subscription_uuid,
      status: (stored.status === 'NO_ACCESS'
        ? 'NO_ACCESS'
        : stored.subscription_status) as ClientRow['subscription']['status'],
      days_left: stored.days_left,
      display_name: stored.display_name,
      billing_interval: stored.billing_interval,
      staff_limits: stored.staff_limits,
    },
    ownership: stored.billing_owner as ClientRow['ownership'],
    status: stored.status as ClientRow['status'],
    access_level: stored.access_level,
  },
})
