import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Actor } from '../platform/http/caller.ts'
import { firmStore } from './firm.store.ts'

/** Whether support needs the firm's consent before a visit (DEC-96). False if nothing changed. */
export const switchSupportConsent =
  ({ database }: { database: Database }) =>
  (organization_uuid: string, isRequired: boolean, actor: Actor): Promise<boolean> =>
    database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      if (!(await firmStore.switchSupportConsent(tx, organization_uuid, isRequired))) return false
      const detail = { required: isRequired }
      await recordActivity(tx, actor, { organization_uuid, act: 'support_consent_switched', detail })
      return true
    })
