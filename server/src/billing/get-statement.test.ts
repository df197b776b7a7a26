import { getStatement, type StatementChoice } from '@partner-hub/contracts/billing/receipts.ts'
import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { download } from '../../testing/download.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hasCreditNote, hasPaidInvoice } from '../../testing/paid-invoice.ts'
import { readPdf } from '../../testing/pdf.ts'
import { hubTest as test } from '../../testing/test.ts'

const statementOf = (
  hub: Hub,
  { organization_uuid: organizationUuid }: FirmCaller,
  format: StatementChoice['format'],
  { caller, month = '2026-11' }: { caller: Caller; month?: string },
) => download(hub, caller, `${pathOf(getStatement.path, { organizationUuid })}?month=${month}&format=${format}`)

test('DEC-33 DEC-104 a month is one CSV, oldest first, in which no client name is a formula', async ({
  hub,
  ownFirm,
}) => {
  const [client, odd] = [
    await hasClient(hub, ownFirm, { client_name: 'Caldera' }),
    await hasClient(hub, ownFirm, { client_name: '=HYPERLINK("x")' }),
  ]
  const later = await hasPaidInvoice(hub, ownFirm, odd, { due_on: '2026-11-30', is_certified: true })
  const first = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-01' })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-10-31' })
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-12-01' })
  const note = await hasCreditNote(hub, ownFirm, client, { due_on: '2026-11-20', total: 12_34 })
  const { status, headers, file } = await statementOf(hub, ownFirm, 'csv', { caller: ownFirm })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="statement-2026-11.csv"')
  expect(file.toString().slice(1).split('\r\n')).toEqual([
    'Payment Date,Invoice Number,Client,Amount,Currency',
    `2026-11-01,${first.invoice_number},Caldera,44.00,USD`,
    `2026-11-20,${note.invoice_number},Caldera,-12.34,USD`,
    `2026-11-30,${later.invoice_number},"'=HYPERLINK(""x"")",37.40,USD`,
    '',
  ])
})

test('DEC-33 a month is one PDF with every receipt and a total per currency, over several pages', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm, { client_name: 'Caldera Coffee Roasters' })
  const euro = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-01', currency: 'EUR' })
  for (let count = 0; count < 30; count++) await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const { headers, file } = await statementOf(hub, ownFirm, 'pdf', { caller: ownFirm })
  expect(headers.get('content-type')).toBe('application/pdf')
  const { text, pages, isTagged, title } = await readPdf(file)
  expect([pages, isTagged, title]).toEqual([2, true, 'Statement November 2026'])
  expect(text).toContain(euro.invoice_number)
  expect(text.match(/44\.00\sUSD/g)).toHaveLength(30)
  expect(text).toMatch(/Total in USD\s*1,320\.00\sUSD/)
  expect(text).toContain('Total in EUR')
})

test('DEC-107 all receipts of a month come as one ZIP, each the file that its own download has', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  const paid = [
    await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' }),
    await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-15' }),
  ]
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-12-01' })
  const { headers, file } = await statementOf(hub, ownFirm, 'zip', { caller: ownFirm })
  expect(headers.get('content-disposition')).toBe('attachment; filename="receipts-2026-11.zip"')
  const files = unzipSync(file)
  expect(Object.keys(files)).toEqual(paid.map(({ invoice_number }) => `${invoice_number}.pdf`))
  for (const [name, content] of Object.entries(files)) {
    const single = await download(hub, ownFirm, `/partner_services/partners/receipts/${name}`)
    expect(single.file.equals(Buffer.from(content))).toBe(true)
  }
})

test('DEC-97 a statement is only for those who see receipts, and a month without any is not found', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const member = await hasColleague(hub, ownFirm, 'member')
  const outsider = await hub.firm()
  for (const format of ['csv', 'pdf', 'zip'] as const) {
    expect((await statementOf(hub, ownFirm, format, { caller: member })).status).toBe(403)
    expect((await statementOf(hub, ownFirm, format, { caller: outsider })).status).toBe(404)
    expect((await statementOf(hub, ownFirm, format, { caller: ownFirm, month: '2026-10' })).status).toBe(404)
  }
  expect((await statementOf(hub, ownFirm, 'csv', { caller: ownFirm, month: '2026-13' })).status).toBe(422)
})
