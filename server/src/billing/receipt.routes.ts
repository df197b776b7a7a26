import * as calls from '@partner-hub/contracts/billing/receipts.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getReceiptFile } from './get-receipt-file.ts'
import { getStatement } from './get-statement.ts'
import { listInvoicesOf, listReceipts } from './list-receipts.ts'

export const receiptRoutes = (parts: Parts): Route[] => [
  forMember(calls.listReceipts, 'see_receipts', listReceipts(parts), (list, { member, params, query }) =>
    list(member, params.organizationUuid, query.year),
  ),
  forMember(calls.listSubscriptionInvoices, 'see_receipts', listInvoicesOf(parts), (list, { member, params }) =>
    list(member, params.uuid),
  ),
  forMember(calls.getStatement, 'see_receipts', getStatement(parts), (get, { member, params, query }) =>
    get(member, params.organizationUuid, query),
  ),
  forMember(calls.getReceiptFile, 'see_receipts', getReceiptFile(parts), (get, { member, params }) =>
    get(member, params.file),
  ),
]
