import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { accountStore } from './account.store.ts'

type FirmBusiness = Awaited<ReturnType<typeof accountStore.findFirmBusiness>>

/** A firm's own business, as in every session. */
export const sessionBusiness = (business: FirmBusiness): Omit<SessionCookie, 'authenticated'> => ({
  businessId: business?.id ?? null,
  businessUUID: business?.uuid ?? null,
  accountid: business?.account_id ?? null,
})
