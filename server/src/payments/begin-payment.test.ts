import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import type { Hub } from '../../testing/hub.ts'
import { hasOpenInvoice } from '../../testing/open-invoice.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { beginPayment } from './begin-payment.ts'
import { findCard } from './find-card.ts'

type Due = Parameters<typeof beginPayment>[1]

const begin = (hub: Hub, due: Due) => hub.parts.database.inFirm(wholeFirm(due.payer), (tx) => beginPayment(tx, due))
const paymentsOf = (hub: Hub, { payer }: Due) =>
  hub.parts.database.inFirm(wholeFirm(payer), (tx) => tx.selectFrom('payment').selectAll().execute())

test('M1 a payment is written as UNKNOWN with the card and amount that will be charged', async ({ hub, ownFirm }) => {
  const due = await hasOpenInvoice(hub, ownFirm, money.of(9500, 'JPY'))
  await hasCard(hub, ownFirm, 'first-card')
  const uuid = await begin(hub, due)
  await hasCard(hub, ownFirm, 'second-card')
  expect(await paymentsOf(hub, due)).toMatchObject([
    { uuid, status: 'UNKNOWN', invoice: due.invoice, amount: 9500, currency: 'JPY', gateway_token: 'first-card' },
  ])
})

test('M1 an invoice has no second payment while the first is not known to be unpaid', async ({ hub, ownFirm }) => {
  const due = await hasOpenInvoice(hub, ownFirm)
  await hasCard(hub, ownFirm)
  const begun = await Promise.allSettled([begin(hub, due), begin(hub, due)])
  expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(begin(hub, due)).rejects.toThrow(/payment_of_invoice/)
  expect(await paymentsOf(hub, due)).toHaveLength(1)
})

test('without a card no payment begins', async ({ hub, ownFirm }) => {
  const due = await hasOpenInvoice(hub, ownFirm)
  expect(await begin(hub, due)).toBeUndefined()
  expect(await paymentsOf(hub, due)).toEqual([])
})

test('DEC-97 a card and payments are seen by their own firm alone, and by none of its Members', async ({
  hub,
  ownFirm,
}) => {
  const due = await hasOpenInvoice(hub, ownFirm)
  await hasCard(hub, ownFirm)
  await begin(hub, due)
  const { user_id } = await hasColleague(hub, ownFirm)
  const other = wholeFirm((await hub.firm()).organization_uuid)
  const member = { organization_uuid: due.payer, clients: 'assigned', user_id } as const
  for (const scope of [other, member])
    await hub.parts.database.inFirm(scope, async (tx) => {
      expect(await findCard(tx, due.payer)).toBeUndefined()
      expect(await tx.selectFrom('payment').selectAll().execute()).toEqual([])
    })
  expect(await hub.parts.database.inFirm(wholeFirm(due.payer), (tx) => findCard(tx, due.payer))).toMatchObject({
    last_4: '1111',
  })
})
