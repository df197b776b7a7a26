import { expect } from 'vitest'
import { hasColleague, isAssigned } from '../../../testing/colleague.ts'
import { hasClient } from '../../../testing/one-client.ts'
import { hubTest as test } from '../../../testing/test.ts'
import { newUuid } from '../ids/ids.ts'
import type { FirmTransaction } from './database.ts'
import { type Scope, wholeFirm } from './scope.ts'

const REFUSED = /row-level security/
const DENIED = /permission denied/

test('B5 within a firm only its own members are seen, and a person joins no other firm', async ({ hub, firm }) => {
  const [other, person] = [await hub.firm(), await hub.person()]
  const { database } = hub.parts
  const [here, there] = [firm.organization_uuid, other.organization_uuid]
  const members = await database.inFirm(wholeFirm(here), (tx) =>
    tx.selectFrom('membership').select('organization_uuid').distinct().execute(),
  )
  expect(members).toEqual([{ organization_uuid: here }])
  const joining = (scope: Scope, organization_uuid: string) =>
    database.inFirm(scope, (tx) =>
      tx
        .insertInto('membership')
        .values({ organization_uuid, user_id: person.user_id, role: 'owner', created_at: new Date() })
        .execute(),
    )
  await expect(joining(wholeFirm(here), there)).rejects.toThrow(REFUSED)
  const { user_id } = await hasColleague(hub, firm)
  await expect(joining({ organization_uuid: here, clients: 'assigned', user_id }, here)).rejects.toThrow(REFUSED)
  await joining(wholeFirm(here), here)
})

test('B5 no role is changed and nobody leaves a firm through the product’s role', async ({ hub, firm }) => {
  const inFirm = <T>(work: (tx: FirmTransaction) => Promise<T>) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), work)
  await expect(inFirm((tx) => tx.updateTable('membership').set({ role: 'owner' }).execute())).rejects.toThrow(DENIED)
  await expect(inFirm((tx) => tx.deleteFrom('membership').execute())).rejects.toThrow(DENIED)
})

test('DEC-97 a Member’s transaction writes no colleague’s assignments', async ({ hub, firm }) => {
  const [client, own] = [await hasClient(hub, firm), await hasClient(hub, firm)]
  const [member, colleague] = [await hasColleague(hub, firm), await hasColleague(hub, firm)]
  await isAssigned(hub, firm, member, [own.uuid])
  await isAssigned(hub, firm, colleague, [client.uuid])
  const { organization_uuid } = firm
  const asMember = <T>(work: (tx: FirmTransaction) => Promise<T>) =>
    hub.parts.database.inFirm({ organization_uuid, clients: 'assigned', user_id: member.user_id }, work)
  const assigning = asMember((tx) =>
    tx
      .insertInto('client_assignment')
      .values({ organization_uuid, user_id: colleague.user_id, business_client: own.uuid })
      .execute(),
  )
  await expect(assigning).rejects.toThrow(REFUSED)
  const removed = await asMember((tx) => tx.deleteFrom('client_assignment').returning('user_id').execute())
  expect(removed).toEqual([{ user_id: member.user_id }])
})

test('B5 a firm begins a subscription for its own clients alone, and changes only those it pays for', async ({
  hub,
  firm,
}) => {
  const other = await hub.firm()
  const paidByFirm = await hasClient(hub, firm, { billing_owner: 'ACCOUNTANT' })
  const paidByClient = await hasClient(hub, firm, { billing_owner: 'CLIENT' })
  const ofOther = await hasClient(hub, other, { billing_owner: 'ACCOUNTANT' })
  const { account_id } = await hub.parts.database.inFirm(wholeFirm(other.organization_uuid), (tx) =>
    tx.selectFrom('organization').select('account_id').executeTakeFirstOrThrow(),
  )
  const inFirm = <T>(work: (tx: FirmTransaction) => Promise<T>) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), work)
  const beginning = inFirm((tx) =>
    tx
      .insertInto('subscription')
      .values({ account_id, uuid: newUuid(), status: 'ACTIVE', created_at: new Date() })
      .execute(),
  )
  await expect(beginning).rejects.toThrow(REFUSED)
  const all = [paidByFirm, paidByClient, ofOther].map(({ subscription }) => subscription)
  const changed = await inFirm((tx) =>
    tx.updateTable('subscription').set({ status: 'ACTIVE' }).where('uuid', 'in', all).returning('uuid').execute(),
  )
  expect(changed).toEqual([{ uuid: paidByFirm.subscription }])
})

test('B5 a firm reads the settings copied from Books and writes none', async ({ hub, firm }) => {
  const { account_id } = await hasClient(hub, firm)
  const inFirm = <T>(work: (tx: FirmTransaction) => Promise<T>) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), work)
  const copy = { version: 1, business_name: 'Mine', fiscal_year_end_month: 12, fiscal_year_end_day: 31 }
  const adding = inFirm((tx) =>
    tx
      .insertInto('account_settings')
      .values({ account_id, ...copy, date_format: 'yyyy-mm-dd', read_at: new Date() })
      .execute(),
  )
  await expect(adding).rejects.toThrow(DENIED)
  const changing = inFirm((tx) => tx.updateTable('account_settings').set({ business_name: 'Mine' }).execute())
  await expect(changing).rejects.toThrow(DENIED)
})

test('B5 DEC-97 a firm sees and issues its own invoices alone, and a Member none', async ({ hub, firm }) => {
  const other = await hub.firm()
  const { account_id } = await hasClient(hub, firm)
  const { user_id } = await hasColleague(hub, firm)
  const { organization_uuid } = firm
  const issueTo = (scope: Scope, payer: string) =>
    hub.parts.database.inFirm(scope, (tx) =>
      tx
        .insertInto('invoice')
        .values({
          payer,
          uuid: newUuid(),
          payer_kind: 'firm',
          account_id,
          invoice_number: newUuid(),
          kind: 'INVOICE',
          status: 'OPEN',
          cause: 'plan_change',
          issued_at: new Date(),
          due_on: '2026-11-18',
          period_from: '2026-11-18',
          period_until: '2026-12-18',
          currency: 'USD',
          total: 19_00,
          buyer: {},
        })
        .execute(),
    )
  await expect(issueTo(wholeFirm(organization_uuid), other.organization_uuid)).rejects.toThrow(REFUSED)
  await issueTo(wholeFirm(organization_uuid), organization_uuid)
  const seenBy = async (scope: Scope) =>
    (await hub.parts.database.inFirm(scope, (tx) => tx.selectFrom('invoice').select('payer').execute())).length
  expect(await seenBy(wholeFirm(organization_uuid))).toBe(1)
  expect(await seenBy(wholeFirm(other.organization_uuid))).toBe(0)
  expect(await seenBy({ organization_uuid, clients: 'assigned', user_id })).toBe(0)
})
