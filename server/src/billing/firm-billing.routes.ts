import { getFirmBilling as call } from '@partner-hub/contracts/billing/firm-billing.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getFirmBilling } from './get-firm-billing.ts'

/** What concerns all that the firm pays for. */
export const firmBillingRoutes = (parts: Parts): Route[] => [
  forMember(call, 'see_amounts', getFirmBilling(parts), (get, { member, params }) =>
    get(member, params.organizationUuid),
  ),
]
