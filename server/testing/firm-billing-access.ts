import * as details from '@partner-hub/contracts/billing/billing-details.ts'
import { comparePlans } from '@partner-hub/contracts/billing/compared-plans.ts'
import { getFirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import type { Row, Victim } from './access-row.ts'
import { sampleBillingDetails } from './billing-details.ts'

const hidden = { otherFirm: 404, withoutFirm: 403 }
const inOrganization = ({ firm }: Victim) => ({ organizationUuid: firm.organization_uuid })

/** What the firm pays for. */
export const firmBillingRows: Row[] = [
  { endpoint: getFirmBilling, about: 'firm', params: inOrganization, ...hidden },
  { endpoint: comparePlans, about: 'firm', params: inOrganization, ...hidden },
  { endpoint: details.getBillingDetails, about: 'firm', params: inOrganization, ...hidden },
  {
    endpoint: details.saveBillingDetails,
    about: 'firm',
    params: inOrganization,
    body: () => sampleBillingDetails(),
    ...hidden,
  },
]
