import { wholeFirm } from '../src/platform/database/scope.ts'
import type { FirmCaller, Hub } from './hub.ts'

/** The firm changes its card in the legacy form (DEC-55). */
export const isLegacy = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx
      .updateTable('organization')
      .set({ subscription_migrated: false })
      .where('uuid', '=', organization_uuid)
      .execute(),
  )
