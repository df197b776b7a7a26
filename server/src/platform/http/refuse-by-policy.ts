import { type FirmAct, mayInFirm, whyNotInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { Refusal } from './refusal.ts'

/** The refusal names the roles that may do this. */
export const refuseByPolicy = (role: FirmRole, act: FirmAct): void => {
  if (!mayInFirm(role, act)) throw new Refusal('not_allowed', { detail: whyNotInFirm(act) })
}
