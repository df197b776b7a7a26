import { money } from '@partner-hub/contracts/billing/money.ts'
import pMap from 'p-map'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { linesOf, sumOf } from './invoice-lines.ts'
import { issueInvoice } from './issue-invoice.ts'
import { settleInvoice } from './settle-invoice.ts'

const plan = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 2 } as const
const lines = linesOf({ plan, currency: 'USD', is_certified: true, coupon: null })

const issue = (tx: AnyTransaction, firm: FirmCaller, { account_id }: OneClient, at = new Date('2027-05-01')) =>
  issueInvoice(
    tx,
    {
      ...{ payer: firm.organization_uuid, payer_kind: 'firm', account_id, cause: 'plan_change', due_on: '2027-05-01' },
      period: { from: '2027-05-01', until: '2027-06-01' },
      lines,
      total: sumOf(lines, 'USD'),
      buyer: { legal_name: 'Alder & Finch LLP', country: 'CA', state: 'NS', postal_code: null, tax_id: null },
    },
    at,
  )

const inFirm = <T>({ parts }: Hub, firm: FirmCaller, work: (tx: AnyTransaction) => Promise<T>) =>
  parts.database.inFirm(wholeFirm(firm.organization_uuid), work)

const invoicesOf = (hub: Hub, firm: FirmCaller) =>
  inFirm(hub, firm, (tx) => tx.selectFrom('invoice').selectAll().orderBy('invoice_number').execute())

test('DEC-31 DEC-101 an invoice keeps its buyer and its lines, which add up to its total', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm)
  const uuid = await inFirm(hub, ownFirm, (tx) => issue(tx, ownFirm, client))
  const [invoice] = await invoicesOf(hub, ownFirm)
  expect(invoice).toMatchObject({ uuid, status: 'OPEN', total: 37_40, currency: 'USD', buyer: { country: 'CA' } })
  const stored = await inFirm(hub, ownFirm, (tx) =>
    tx.selectFrom('invoice_line').selectAll().orderBy('position').execute(),
  )
  expect(stored).toMatchObject([
    { kind: 'plan', display_name: 'Plus', billing_interval: 'Monthly', quantity: 1, amount: 33_00 },
    { kind: 'seats', display_name: 'Plus', quantity: 1, amount: 11_00 },
    { kind: 'certification', display_name: null, amount: -6_60 },
  ])
  expect(
    money.of(
      stored.reduce((sum, { amount }) => sum + amount, 0),
      'USD',
    ),
  ).toEqual(money.of(37_40, 'USD'))
})

test('DEC-102 numbers have no gaps per year when many are issued at once and some roll back', async ({
  hub,
  ownFirm,
}) => {
  const client = await hasClient(hub, ownFirm)
  const at = new Date('2031-01-01')
  const results = await pMap(
    Array.from({ length: 40 }, (_, place) => place),
    (place) =>
      inFirm(hub, ownFirm, async (tx) => {
        await issue(tx, ownFirm, client, at)
        if (place % 4 === 0) throw new Error('rolled back')
      }).then(
        () => 'issued',
        () => 'rolled back',
      ),
    { concurrency: 4 },
  )
  const issued = results.filter((result) => result === 'issued').length
  expect(issued).toBe(30)
  const numbers = (await invoicesOf(hub, ownFirm)).map(({ invoice_number }) => invoice_number)
  expect(numbers).toEqual(Array.from({ length: issued }, (_, place) => `NB-2031-${String(place + 1).padStart(6, '0')}`))
})

test('DEC-102 an invoice is paid or void once, and a void one keeps its number', async ({ hub, ownFirm }) => {
  const client = await hasClient(hub, ownFirm)
  const payer = ownFirm.organization_uuid
  const settle = (uuid: string, act: 'pay' | 'void') =>
    inFirm(hub, ownFirm, (tx) => settleInvoice(tx, { payer, uuid }, act))
  const [paid, dropped] = await inFirm(hub, ownFirm, async (tx) => [
    await issue(tx, ownFirm, client),
    await issue(tx, ownFirm, client),
  ])
  const before = await invoicesOf(hub, ownFirm)
  await settle(paid ?? '', 'pay')
  await settle(dropped ?? '', 'void')
  for (const uuid of [paid ?? '', dropped ?? ''])
    for (const act of ['pay', 'void'] as const) await expect(settle(uuid, act)).rejects.toThrow('is not open')
  const after = await invoicesOf(hub, ownFirm)
  expect(after.map(({ invoice_number }) => invoice_number)).toEqual(before.map(({ invoice_number }) => invoice_number))
  expect(after.map(({ status, paid_at }) => [status, paid_at !== null])).toEqual([
    ['PAID', true],
    ['VOID', false],
  ])
})
