import * as calls from '@partner-hub/contracts/billing/open-invoices.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getOpenInvoices } from './get-open-invoices.ts'
import { payOpenInvoices } from './pay-open-invoices.ts'

export const dunningRoutes = (parts: Parts): Route[] => [
  forMember(calls.getOpenInvoices, 'see_amounts', getOpenInvoices(parts), (get, { member }) => get(member)),
  forMember(
    calls.payOpenInvoices,
    'choose_plans',
    payOpenInvoices({ ...parts, waitMs: parts.config.CHARGE_WAIT_MS }),
    (pay, { member, once }) => pay(member, once),
  ),
]
