import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { PlanChangeStatus } from '@partner-hub/contracts/billing/plan-change-states.ts'
import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientState } from '@partner-hub/contracts/clients/client-states.ts'
import type { Move, Start } from '@partner-hub/contracts/states/state-table.ts'
import { sql } from 'kysely'
import type { BilledSubscription } from '../billing/billed-subscription.ts'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'

export interface PlanClient
  extends Pick<ClientState, 'status' | 'billing_owner' | 'subscription_status' | 'invitation_status'> {
  uuid: string
  account_id: string
  seats_in_use: number
  /** A change waits for its payment. */
  is_changing: boolean
}

export interface StoredPlanChange {
  payer: string
  uuid: string
  account_id: string
  business_client: string
  begun_by: number
  invoice: string
  payment: string
  plan_before: PlanChoice | null
  after: BilledSubscription
}

/** Plans that are paid before they start. */
export const planChangeStore = {
  /** The firm's client with this subscription. */
  findClient: async (tx: AnyTransaction, firm: string, subscription: string): Promise<PlanClient | undefined> => {
    const { rows } = await sql<PlanClient>`select c.uuid, c.account_id, c.status, c.billing_owner,
        billed_status(s, business_now()) as subscription_status,
        (select count(*)::int from client_contact k
          where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid) as seats_in_use,
        (select r.invitation_status from client_row_sources r
          where r.organization_uuid = c.organization_uuid and r.uuid = c.uuid) as invitation_status,
        exists (select from plan_change p where p.account_id = c.account_id and p.status = 'PENDING') as is_changing
      from business_client c join subscription s on s.account_id = c.account_id
      where c.organization_uuid = ${firm} and s.uuid = ${subscription}`.execute(tx)
    return rows[0]
  },

  /** Of the firm's client with this uuid. */
  findSubscription: async (
    tx: AcrossTransaction,
    { organization_uuid, uuid }: { organization_uuid: string; uuid: string },
  ): Promise<string | undefined> =>
    (
      await tx
        .selectFrom('subscription as s')
        .innerJoin('business_client as c', 'c.account_id', 's.account_id')
        .select('s.uuid')
        .where('c.organization_uuid', '=', organization_uuid)
        .where('c.uuid', '=', uuid)
        .executeTakeFirst()
    )?.uuid,

  /** Who pays for the account, and whether Books has opened it. */
  getPayer: async (tx: AcrossTransaction, account_id: string) => {
    const { rows } = await sql<{ billing_owner: BillingOwner; is_open: boolean }>`select
        payer_of(${account_id}) as billing_owner,
        exists (select from business_client c
          where c.account_id = ${account_id} and c.ml_redirect_url is not null) as is_open`.execute(tx)
    return rows[0] ?? { billing_owner: 'CLIENT', is_open: true }
  },

  insert: (tx: AcrossTransaction, change: StoredPlanChange & { begun_at: Date }, { to }: Start<PlanChangeStatus>) =>
    tx
      .insertInto('plan_change')
      .values({
        ...change,
        status: to,
        plan_before: change.plan_before && JSON.stringify(change.plan_before),
        after: JSON.stringify(change.after),
      })
      .execute(),

  find: async (tx: AcrossTransaction, payer: string, uuid: string): Promise<StoredPlanChange | undefined> =>
    (await tx
      .selectFrom('plan_change')
      .select(['payer', 'uuid', 'account_id', 'business_client', 'begun_by', 'invoice', 'payment'])
      .select(['plan_before', 'after'])
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .executeTakeFirst()) as StoredPlanChange | undefined,

  findStatus: async (tx: AnyTransaction, payer: string, uuid: string): Promise<PlanChangeStatus | undefined> => {
    const row = await tx
      .selectFrom('plan_change')
      .select('status')
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .executeTakeFirst()
    return row?.status as PlanChangeStatus | undefined
  },

  /** False if it has ended already. */
  end: async (
    tx: AcrossTransaction,
    { payer, uuid }: Pick<StoredPlanChange, 'payer' | 'uuid'>,
    { from, to }: Move<PlanChangeStatus>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('plan_change')
      .set({ status: to, ended_at: sql<Date>`business_now()` })
      .where('payer', '=', payer)
      .where('uuid', '=', uuid)
      .where('status', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
