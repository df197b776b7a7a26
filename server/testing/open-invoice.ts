import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { hasClient } from './one-client.ts'

/** An invoice of the firm that nobody has paid yet. */
export const hasOpenInvoice = async (
  hub: Hub,
  firm: FirmCaller,
  amount: Money = money.of(33_00, 'USD'),
): Promise<{ payer: string; invoice: string; amount: Money }> => {
  const { account_id } = await hasClient(hub, firm)
  const [payer, uuid] = [firm.organization_uuid, newUuid()]
  await hub.parts.database.inFirm(wholeFirm(payer), (tx) =>
    tx
      .insertInto('invoice')
      .values({
        ...{ payer, uuid, payer_kind: 'firm', account_id, invoice_number: uuid },
        ...{ kind: 'INVOICE', status: 'OPEN', cause: 'plan_change', issued_at: new Date(), due_on: '2026-01-31' },
        ...{ period_from: '2026-01-31', period_until: '2026-02-28', currency: amount.currency, total: amount.minor },
        buyer: '{}',
      })
      .execute(),
  )
  return { payer, invoice: uuid, amount }
}
