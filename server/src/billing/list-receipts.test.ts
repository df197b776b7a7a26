import { listReceipts, listSubscriptionInvoices } from '@partner-hub/contracts/billing/receipts.ts'
import { expect } from 'vitest'
import { standingAt } from '../../testing/business-clock.ts'
import { hasColleague, isAssigned } from '../../testing/colleague.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasCreditNote, hasPaidInvoice } from '../../testing/paid-invoice.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const yearOf = async (caller: Caller, { organization_uuid: organizationUuid }: FirmCaller, year?: number) =>
  caller.call(listReceipts, { params: { organizationUuid }, ...(year && { query: { year: String(year) } }) })

const invoicesOf = async (caller: Caller, { subscription: uuid }: OneClient) =>
  caller.call(listSubscriptionInvoices, { params: { uuid } })

const change = (hub: Hub, { organization_uuid }: FirmCaller, { uuid }: OneClient, to: object) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.updateTable('business_client').set(to).where('uuid', '=', uuid).execute(),
  )

test('CALL-28 BILL-28 DEC-68 a subscription returns the invoices that the firm has paid, newest first', async ({
  hub,
  ownFirm,
}) => {
  const [client, other] = [await hasClient(hub, ownFirm), await hasClient(hub, ownFirm)]
  const older = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-10-14' })
  const newer = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14', is_certified: true })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-15', becomes: 'void' })
  await hasPaidInvoice(hub, ownFirm, other, { due_on: '2026-11-16' })
  const { status, body } = await invoicesOf(ownFirm, client)
  expect([status, body]).toEqual([
    200,
    {
      subscription: client.subscription,
      invoices: [
        {
          ...{ due_date: '2026-11-14', invoice_number: newer.invoice_number },
          ...{ charges_amount: '37.40', currency_code: 'USD' },
          statement_url: `/partner_services/partners/receipts/${newer.invoice_number}.pdf`,
        },
        {
          ...{ due_date: '2026-10-14', invoice_number: older.invoice_number },
          ...{ charges_amount: '44.00', currency_code: 'USD' },
          statement_url: `/partner_services/partners/receipts/${older.invoice_number}.pdf`,
        },
      ],
    },
  ])
})

test('BILL-23 BILL-24 DEC-33 DEC-109 one call lists all that the firm paid in a year, of lost clients too', async ({
  hub,
  ownFirm,
}) => {
  const [kept, archived, lost, transferred] = [
    await hasClient(hub, ownFirm, { client_name: 'Kept' }),
    await hasClient(hub, ownFirm, { client_name: 'Archived' }),
    await hasClient(hub, ownFirm, { client_name: 'Lost' }),
    await hasClient(hub, ownFirm, { client_name: 'Transferred' }),
  ]
  for (const [day, client] of [kept, archived, lost, transferred].entries())
    await hasPaidInvoice(hub, ownFirm, client, { due_on: `2026-03-0${day + 1}` })
  await hasPaidInvoice(hub, ownFirm, kept, { due_on: '2025-12-31' })
  await hasPaidInvoice(hub, ownFirm, kept, { due_on: '2023-06-30' })
  await change(hub, ownFirm, archived, { status: 'ARCHIVED', earlier_status: 'ACTIVE' })
  await change(hub, ownFirm, lost, { status: 'NO_ACCESS' })
  await change(hub, ownFirm, transferred, { billing_owner: 'CLIENT' })

  const { body } = await yearOf(ownFirm, ownFirm, 2026)
  expect(body).toMatchObject({ year: 2026, earlier_year: 2025 })
  expect(body.invoices.map(({ due_date, client, subscription }) => [due_date, client, subscription])).toEqual([
    ['2026-03-04', { uuid: transferred.uuid, client_name: 'Transferred' }, transferred.subscription],
    ['2026-03-03', { uuid: lost.uuid, client_name: 'Lost' }, lost.subscription],
    ['2026-03-02', { uuid: archived.uuid, client_name: 'Archived' }, archived.subscription],
    ['2026-03-01', { uuid: kept.uuid, client_name: 'Kept' }, kept.subscription],
  ])
  const before = (await yearOf(ownFirm, ownFirm, 2025)).body
  expect([before.invoices.map(({ due_date }) => due_date), before.earlier_year]).toEqual([['2025-12-31'], 2023])
  expect((await yearOf(ownFirm, ownFirm, 2023)).body).toMatchObject({ earlier_year: null })
})

test('DEC-104 DEC-107 totals are those of the year per currency, and a credit note counts negative', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-02-01' })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-03-01', is_certified: true })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-03-02', currency: 'EUR' })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2025-03-02' })
  const note = await hasCreditNote(hub, ownFirm, client, { due_on: '2026-03-03', total: 37_40 })
  const { invoices, totals } = (await yearOf(ownFirm, ownFirm, 2026)).body
  expect(invoices[0]).toMatchObject({ invoice_number: note.invoice_number, charges_amount: '-37.40' })
  expect(totals).toEqual([
    { currency_code: 'EUR', amount: invoices[1]?.charges_amount },
    { currency_code: 'USD', amount: '44.00' },
  ])
})

test('DEC-57 without a year the present one is listed, as it is where the firm is', async ({ hub, ownFirm }) => {
  // The firm is in Halifax, four hours behind.
  const presentYear = (instant: string) =>
    standingAt(hub.clone.ownerUrl, { instant, seconds: 0 }, async () => (await yearOf(ownFirm, ownFirm)).body.year)
  expect(await presentYear('2027-01-01T03:59:00Z')).toBe(2026)
  expect(await presentYear('2027-01-01T04:01:00Z')).toBe(2027)
})

test('DEC-97 P16 a Member gets no receipts, nor does another firm', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-02-01' })
  const member = await hasColleague(hub, ownFirm, 'member')
  await isAssigned(hub, ownFirm, member, [client.uuid])
  for (const role of ['admin', 'billing'] as const) {
    const colleague = await hasColleague(hub, ownFirm, role)
    expect((await yearOf(colleague, ownFirm, 2026)).body.invoices).toHaveLength(1)
    expect((await invoicesOf(colleague, client)).body.invoices).toHaveLength(1)
  }
  expect((await yearOf(member, ownFirm, 2026)).status).toBe(403)
  expect((await invoicesOf(member, client)).status).toBe(403)
  const outsider = await hub.firm()
  expect((await yearOf(outsider, ownFirm, 2026)).status).toBe(404)
  expect((await invoicesOf(outsider, client)).status).toBe(404)
})
