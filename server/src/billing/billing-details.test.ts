import * as calls from '@partner-hub/contracts/billing/billing-details.ts'
import { expect } from 'vitest'
import { sampleBillingDetails } from '../../testing/billing-details.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import type { OneClient } from '../../testing/one-client.ts'
import { renewAt } from '../../testing/renewals.ts'
import { hasRunningPlan } from '../../testing/running-plan.ts'
import { hasCard } from '../../testing/saved-card.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const read = async (firm: FirmCaller) =>
  (await firm.call(calls.getBillingDetails, { params: { organizationUuid: firm.organization_uuid } })).body

const save = (firm: FirmCaller, body: calls.BillingDetails) =>
  firm.call(calls.saveBillingDetails, { params: { organizationUuid: firm.organization_uuid }, body })

const buyersOf = (hub: Hub, { organization_uuid }: FirmCaller, { account_id }: OneClient) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    const invoices = await tx
      .selectFrom('invoice')
      .select('buyer')
      .where('account_id', '=', account_id)
      .orderBy('invoice_number')
      .execute()
    return invoices.map(({ buyer }) => buyer)
  })

test('DEC-101 until a firm saves billing details they are its name and address', async ({ ownFirm }) => {
  const before = await read(ownFirm)
  expect(before).toMatchObject({ country: 'CA', tax_id: '', reference: '' })
  expect(before.legal_name).not.toBe('')
  const wanted = sampleBillingDetails()
  expect((await save(ownFirm, wanted)).body).toEqual(wanted)
  expect(await read(ownFirm)).toEqual(wanted)
})

test('DEC-101 each invoice keeps the billing details of its issue', async ({ hub, ownFirm }) => {
  await hasCard(hub, ownFirm)
  const client = await hasRunningPlan(hub, ownFirm, { anchor_on: '2027-01-15' })
  const first = sampleBillingDetails()
  await save(ownFirm, first)
  await renewAt(hub, '2027-02-15T12:00:00Z')
  await save(ownFirm, sampleBillingDetails({ legal_name: 'Finch LLP', address_line_2: '' }))
  await renewAt(hub, '2027-03-15T12:00:00Z')
  expect(await buyersOf(hub, ownFirm, client)).toEqual([
    first,
    { ...first, legal_name: 'Finch LLP', address_line_2: null },
  ])
})

test('details that differ are an act of the firm; a country with states needs one of them', async ({
  hub,
  ownFirm,
}) => {
  const wanted = sampleBillingDetails()
  await save(ownFirm, wanted)
  await save(ownFirm, wanted)
  await save(ownFirm, { ...wanted, reference: '' })
  const refused = await save(ownFirm, { ...wanted, country: 'US' })
  expect([refused.status, refused.body]).toMatchObject([422, { fields: { state: 'billing_state_missing' } }])
  const acts = await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select('detail').where('act', '=', 'billing_details_updated').orderBy('at').execute(),
  )
  expect(acts.map(({ detail }) => detail)).toEqual([
    { fields: expect.arrayContaining(['legal_name', 'tax_id', 'reference']) },
    { fields: ['reference'] },
  ])
})
