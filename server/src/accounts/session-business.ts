import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { accountStore } from './account.store.ts'

type FirmBusiness = Awaited<ReturnType<typeof accountStore.findFirmBusiness>>

/** The fields of the session cookie that identify the firm's own business. */
export const sessionBusiness = (business: FirmBusiness): Omit<SessionCookie, 'authenticated'> => ({
  businessId: business?.id ?? null,
  businessUUID: business?.uuid ?? null,
  accountid: business?.account_id ?? null,
})
