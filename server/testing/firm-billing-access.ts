import { getFirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import type { Row, Victim } from './access-row.ts'

const hidden = { otherFirm: 404, withoutFirm: 403 }
const inOrganization = ({ firm }: Victim) => ({ organizationUuid: firm.organization_uuid })

/** What the firm pays for. */
export const firmBillingRows: Row[] = [{ endpoint: getFirmBilling, about: 'firm', params: inOrganization, ...hidden }]
