import * as details from '@partner-hub/contracts/billing/billing-details.ts'
import { comparePlans as compare } from '@partner-hub/contracts/billing/compared-plans.ts'
import { getFirmBilling as call } from '@partner-hub/contracts/billing/firm-billing.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getBillingDetails, saveBillingDetails } from './billing-details.ts'
import { comparePlans } from './compare-plans.ts'
import { getFirmBilling } from './get-firm-billing.ts'

/** What concerns all that the firm pays for. */
export const firmBillingRoutes = (parts: Parts): Route[] => [
  forMember(call, 'see_amounts', getFirmBilling(parts), (get, { member, params }) =>
    get(member, params.organizationUuid),
  ),
  forMember(compare, 'see_amounts', comparePlans(parts), (get, { member, params, query }) =>
    get(member, params.organizationUuid, query),
  ),
  forMember(details.getBillingDetails, 'change_billing_details', getBillingDetails(parts), (get, { member, params }) =>
    get(member, params.organizationUuid),
  ),
  forMember(
    details.saveBillingDetails,
    'change_billing_details',
    saveBillingDetails(parts),
    (save, { member, params, body }) => save(member, params.organizationUuid, body),
  ),
]
