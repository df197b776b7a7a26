import type { ConsentRequest } from '@partner-hub/contracts/support/support.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { consentRequestOf } from './await-consent.ts'
import { supportRequestStore } from './support-request.store.ts'

/** The state of a consent request, only for the staff member who made it. */
export const getConsentRequest =
  ({ database }: { database: Database }) =>
  (user_id: number, organization_uuid: string, uuid: string): Promise<ConsentRequest> =>
    database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      const request = await supportRequestStore.findOwn(tx, organization_uuid, uuid, user_id)
      refuseUnless(request, 'not_found')
      return consentRequestOf(request)
    })
