import { listSubscriptionInvoices } from '@partner-hub/contracts/billing/receipts.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { download } from '../../testing/download.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { hasCreditNote, hasPaidInvoice } from '../../testing/paid-invoice.ts'
import { readPdf } from '../../testing/pdf.ts'
import { asOwner } from '../../testing/template-database.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const urlOf = async (firm: FirmCaller, { subscription: uuid }: OneClient): Promise<string> => {
  const { body } = await firm.call(listSubscriptionInvoices, { params: { uuid } })
  return body.invoices[0]?.statement_url ?? ''
}

const hashOf = async (hub: Hub, { organization_uuid }: FirmCaller): Promise<string> => {
  const stored = await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.selectFrom('receipt').select('sha256').executeTakeFirstOrThrow(),
  )
  return stored.sha256 ?? ''
}

const keyOf = async (hub: Hub, firm: FirmCaller): Promise<string> =>
  `receipts/${firm.organization_uuid}/${await hashOf(hub, firm)}.pdf`

test('DOC-03 DOC-06 CALL-91 DEC-31 DEC-101 statement_url downloads the receipt, named by its last segment', async ({
  hub,
  ownFirm,
}) => {
  const like = { client_name: 'Caldera Coffee Roasters Łódź', first_name: 'Inés', last_name: 'Marín' }
  const client = await hasClient(hub, ownFirm, like)
  const paid = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14', is_certified: true })
  const { status, headers, file } = await download(hub, ownFirm, await urlOf(ownFirm, client))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${paid.invoice_number}.pdf"`)
  const { text, pages } = await readPdf(file)
  expect(pages).toBe(1)
  for (const words of [
    ...['Receipt', 'Northwind Books, 41 Wharf Street', paid.invoice_number],
    ...['1969 Upper Water Street', 'Suite 1300, Halifax', 'Tax ID 123456789', 'PO reference PO-114'],
    ...['Alder & Finch LLP', 'Nova Scotia B3J 3R7', 'Canada', 'Caldera Coffee Roasters Łódź', 'Inés Marín, owner'],
    ...['Nov 14, 2026 –', 'Dec 13, 2026', 'Plus Monthly', '50 billable clients', 'Extra team member seat'],
    ...['2 Team Member Seats in all', '33.00', '11.00', '15% certification discount', '−6.60', '37.40 USD'],
  ])
    expect(text).toContain(words)
})

test('DEC-33 a receipt is tagged for screen readers, with a title, a language and a table', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  const paid = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const { file } = await download(hub, ownFirm, await urlOf(ownFirm, client))
  const { isTagged, roles, title, language } = await readPdf(file)
  expect([isTagged, title, language]).toEqual([true, `Receipt ${paid.invoice_number}`, 'en-CA'])
  expect(roles.filter((role) => ['H1', 'Table', 'TR', 'TH'].includes(role))).toEqual([
    ...['H1', 'Table', 'TR', 'TH', 'TH', 'TH', 'TH', 'TR', 'TR'],
  ])
})

test('DEC-33 every download has the same bytes, after a rename and after the file was lost or altered', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const url = await urlOf(ownFirm, client)
  const both = await Promise.all([download(hub, ownFirm, url), download(hub, ownFirm, url)])
  const [{ file }] = both
  expect(both[1].file.equals(file)).toBe(true)
  await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ client_name: 'Renamed' }).where('uuid', '=', client.uuid).execute(),
  )
  const key = await keyOf(hub, ownFirm)
  await hub.parts.objects.remove(key)
  expect((await download(hub, ownFirm, url)).file.equals(file)).toBe(true)
  expect(Buffer.concat(await (await hub.parts.objects.get(key)).toArray()).equals(file)).toBe(true)
  await hub.parts.objects.put(key, Buffer.from('%PDF altered'), 'application/pdf')
  expect((await download(hub, ownFirm, url)).file.equals(file)).toBe(true)
})

test('CALL-92 a lost receipt that would differ is refused and not replaced', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const url = await urlOf(ownFirm, client)
  await download(hub, ownFirm, url)
  await hub.parts.objects.remove(await keyOf(hub, ownFirm))
  await asOwner(hub.clone.ownerUrl, async (owner) => {
    await owner.query("set app.migrating = 'yes'")
    await owner.query(
      `update receipt set content = jsonb_set(content, '{client_name}', '"Another"') where payer = $1`,
      [ownFirm.organization_uuid],
    )
  })
  expect((await download(hub, ownFirm, url)).status).toBe(503)
})

test('DEC-104 a credit note is a file of its own, with a negative amount', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm)
  await hasCreditNote(hub, ownFirm, client, { due_on: '2026-11-20', total: 37_40 })
  const { status, file } = await download(hub, ownFirm, await urlOf(ownFirm, client))
  expect(status).toBe(200)
  const { text, title } = await readPdf(file)
  expect(title).toMatch(/^Credit Note /)
  expect(text).toContain('−37.40 USD')
  expect(text).toContain('Refunded on Nov 20, 2026')
})

test('M8 O1 DEC-97 no one gets the receipt of another firm, a void invoice or another path', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-14' })
  const voided = await hasPaidInvoice(hub, ownFirm, client, { due_on: '2026-11-15', becomes: 'void' })
  const url = await urlOf(ownFirm, client)
  const statusOf = async (caller: Caller, path: string) => (await download(hub, caller, path)).status
  expect(await statusOf(await hub.firm(), url)).toBe(404)
  expect(await statusOf(await hasColleague(hub, ownFirm, 'member'), url)).toBe(403)
  expect(await statusOf(await hasColleague(hub, ownFirm, 'billing'), url)).toBe(200)
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  expect(await statusOf(ownFirm, `${folder}${voided.invoice_number}.pdf`)).toBe(404)
  for (const name of [
    'NB-2026-999999.pdf',
    '..%2F..%2Fsecret.pdf',
    'NB-2026-000001.pdf%00',
    'https:%2F%2Fevil.test%2Fx.pdf',
  ])
    expect([404, 422]).toContain(await statusOf(ownFirm, `${folder}${name}`))
  expect((await fetch(`${hub.url}${url}`)).status).toBe(401)
})
