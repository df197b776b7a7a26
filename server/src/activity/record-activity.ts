import type { ClientAct } from '@partner-hub/contracts/clients/client-activity.ts'
import { sql } from 'kysely'
import { wall } from '../platform/clock/clock.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { newUuid } from '../platform/ids/ids.ts'

/** Every act that can be recorded. */
export type Act =
  | ClientAct
  | 'organization_registered'
  | 'organization_updated'
  | 'identity_updated'
  | 'firm_reminders_switched'
  | 'payment_method_updated'
  | 'subscription_migrated'
  | 'open_invoices_tried'
  | 'billing_details_updated'
  | 'client_run_started'
  | 'client_run_stopped'
  | 'accountant_invitation_declined'
  | 'support_looked_up'
  | 'support_requested'
  | 'support_allowed'
  | 'support_declined'
  | 'support_consent_switched'
  | 'support_started'
  | 'support_request'
  | 'support_ended'

interface Entry {
  organization_uuid: string
  act: Act
  subject?: string
  /** Field names and ids; never secrets that a person typed. */
  detail?: Record<string, unknown>
}

/** Runs in the act's own transaction, so that acts and rows always match. */
export const recordActivity = (tx: AnyTransaction, actor: Actor, entry: Entry): Promise<Date> =>
  recordActivities(tx, actor, [entry])

/** One row per subject, in one statement (DEC-78). Returns the time. */
export const recordActivities = async (tx: AnyTransaction, actor: Actor, entries: readonly Entry[]): Promise<Date> => {
  const at = wall.now()
  if (entries.length === 0) return at
  const actorId = actor.kind === 'machine' ? actor.name : String(actor.user_id)
  // Arrays, so that one prepared statement works for any number of entries.
  await sql`insert into activity (organization_uuid, uuid, at, actor_kind, actor_id, act, subject, detail)
    select e.firm, e.uuid, ${at}, ${actor.kind}, ${actorId}, e.act, e.subject, e.detail
    from unnest(${entries.map((entry) => entry.organization_uuid)}::uuid[], ${entries.map(() => newUuid())}::uuid[],
      ${entries.map((entry) => entry.act)}::text[], ${entries.map((entry) => entry.subject ?? null)}::text[],
      ${entries.map((entry) => JSON.stringify(entry.detail ?? {}))}::jsonb[])
      as e (firm, uuid, act, subject, detail)`.execute(tx)
  return at
}
