import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { ClientAct } from '@partner-hub/contracts/clients/client-activity.ts'
import { recordActivities } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'

interface Relation {
  organization_uuid: string
  uuid: string
}

interface PlanAct {
  act: ClientAct
  before: PlanChoice | null
  after: PlanChoice | null
  /** When it starts or ends, unless at once. */
  on?: string
}

/** 'Plus Yearly, 4 Team Member Seats', as on the Billing tab. */
const textOf = (plan: PlanChoice | null): string | null =>
  plan &&
  `${plan.display_name} ${plan.billing_interval}, ${plan.staff_limits} Team Member ${plan.staff_limits === 1 ? 'Seat' : 'Seats'}`

/** In each firm of the account: the audit row without amounts, the list's row, and news for open pages. */
export const recordPlanAct = async (
  tx: AcrossTransaction,
  actor: Actor,
  relations: readonly Relation[],
  { act, before, after, on }: PlanAct,
): Promise<void> => {
  const changes = [{ field: 'plan', before: textOf(before), after: textOf(after) }]
  await recordActivities(
    tx,
    actor,
    relations.map(({ organization_uuid, uuid }) => ({
      organization_uuid,
      act,
      subject: uuid,
      detail: { changes, ...(on && { on }) },
    })),
  )
  await refreshRows(tx, { uuids: relations.map(({ uuid }) => uuid) })
}
