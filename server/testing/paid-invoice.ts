import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import { addDays } from '../src/billing/billing-period.ts'
import { linesOf, sumOf } from '../src/billing/invoice-lines.ts'
import { issueInvoice } from '../src/billing/issue-invoice.ts'
import { settleInvoice } from '../src/billing/settle-invoice.ts'
import { wholeFirm } from '../src/platform/database/scope.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { FirmCaller, Hub } from './hub.ts'
import type { OneClient } from './one-client.ts'

interface PaidInvoice {
  due_on: string
  currency?: MainCurrency
  is_certified?: boolean
  becomes?: 'pay' | 'void'
}

const plan: PlanChoice = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 2 }
const buyer = {
  ...{ legal_name: 'Alder & Finch LLP', address_line_1: '1969 Upper Water Street', address_line_2: 'Suite 1300' },
  ...{ city: 'Halifax', country: 'CA', state: 'NS', postal_code: 'B3J 3R7', tax_id: '123456789', reference: 'PO-114' },
}

/** An invoice that the firm has paid for one of its clients: Plus Monthly with a further seat. */
export const hasPaidInvoice = (
  hub: Hub,
  { organization_uuid: payer }: FirmCaller,
  { account_id }: OneClient,
  { due_on, currency = 'USD', is_certified = false, becomes = 'pay' }: PaidInvoice,
): Promise<{ uuid: string; invoice_number: string }> =>
  hub.parts.database.inFirm(wholeFirm(payer), async (tx) => {
    const lines = linesOf({ plan, currency, is_certified, coupon: null })
    const uuid = await issueInvoice(
      tx,
      {
        ...{ payer, payer_kind: 'firm', account_id, cause: 'plan_change', due_on, lines, buyer },
        ...{ period: { from: due_on, until: addDays(due_on, 30) }, total: sumOf(lines, currency) },
      },
      new Date(`${due_on}T12:00:00Z`),
    )
    await settleInvoice(tx, { payer, uuid }, becomes)
    return tx
      .selectFrom('invoice')
      .select(['uuid', 'invoice_number'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
  })

/** Money that went back to the firm's card. */
export const hasCreditNote = async (
  hub: Hub,
  { organization_uuid: payer }: FirmCaller,
  { account_id }: OneClient,
  { due_on, total }: { due_on: string; total: number },
): Promise<{ invoice_number: string }> => {
  const uuid = newUuid()
  const number = `CN-${uuid.toUpperCase()}`
  await hub.parts.database.inFirm(wholeFirm(payer), (tx) =>
    tx
      .insertInto('invoice')
      .values({
        ...{ payer, uuid, payer_kind: 'firm', account_id, invoice_number: number, kind: 'CREDIT_NOTE', status: 'PAID' },
        ...{ cause: 'refund', issued_at: new Date(`${due_on}T12:00:00Z`), due_on, period_from: due_on },
        ...{ period_until: addDays(due_on, 30), currency: 'USD', total, buyer: JSON.stringify(buyer) },
      })
      .execute(),
  )
  return { invoice_number: number }
}
