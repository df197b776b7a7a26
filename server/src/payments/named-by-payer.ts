import { mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { findRole } from '../firms/find-firm.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'

/** DEC-48: the firm's card is named by the identity of anyone in it who may change the card. */
export const namedByPayer = async (tx: FirmTransaction, member: Member, identity_uuid: string): Promise<void> => {
  if (identity_uuid === member.user_uuid) return
  const role = await findRole(tx, member.organization_uuid, identity_uuid)
  refuseUnless(role && mayInFirm(role, 'change_payment_methods'), 'not_found')
}
