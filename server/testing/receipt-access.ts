import * as receipts from '@partner-hub/contracts/billing/receipts.ts'
import type { Row } from './access-row.ts'

const hidden = { otherFirm: 404, withoutFirm: 403 }

/** Rows of the access matrix: what the firm has paid. */
export const receiptRows: Row[] = [
  {
    endpoint: receipts.listReceipts,
    about: 'firm',
    params: ({ firm }) => ({ organizationUuid: firm.organization_uuid }),
    ...hidden,
  },
  {
    endpoint: receipts.listSubscriptionInvoices,
    about: 'client',
    params: ({ client }) => ({ uuid: client.subscription }),
    ...hidden,
    onAccount: 200,
  },
  {
    endpoint: receipts.getStatement,
    about: 'firm',
    params: ({ firm }) => ({ organizationUuid: firm.organization_uuid }),
    search: () => '?month=2026-11&format=csv',
    ...hidden,
  },
  { endpoint: receipts.getReceiptFile, about: 'firm', params: ({ receipt }) => ({ file: receipt }), ...hidden },
]
