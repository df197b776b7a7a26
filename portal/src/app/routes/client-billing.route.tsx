import { BillingTab } from '../../features/client/billing.tab.tsx'
import { ClientReceipts } from '../../features/receipts/client-receipts.tsx'

export const ClientBillingRoute = () => <BillingTab Receipts={ClientReceipts} />
