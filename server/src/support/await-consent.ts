import type { ConsentRequest } from '@partner-hub/contracts/support/support.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { lockFirm } from '../firms/find-firm.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { type OwnSupportRequest, supportRequestStore } from './support-request.store.ts'
import { supportRequestMail } from './support-stories.ts'

interface ConsentQuestion {
  organization_uuid: string
  user_id: number
  reason: string
  ticket_number: string
  /** Ask again although the firm declined. */
  asks_again: boolean
}

export interface AwaitedConsent {
  consent: ConsentRequest
  /** The mail of a new request; to be started after the commit. */
  mail?: Story
}

export const consentRequestOf = ({ uuid, state, expires_at, declined_at }: OwnSupportRequest): ConsentRequest => ({
  uuid,
  state,
  expires_at: expires_at.toISOString(),
  declined_at: declined_at?.toISOString() ?? null,
})

/**
 * Returns undefined if the firm requires no consent or has given it for this ticket. Otherwise the firm is question: once
 * while a request is open, and again after it declined only if staff say so. Locks the firm's row, so that two tabs of
 * staff ask once.
 */
export const awaitConsent = async (
  tx: FirmTransaction,
  stories: Stories,
  question: ConsentQuestion,
): Promise<AwaitedConsent | undefined> => {
  const { organization_uuid, user_id, reason, ticket_number, asks_again } = question
  const firm = await lockFirm(tx, organization_uuid)
  if (!firm?.support_consent_required) return undefined
  const last = await supportRequestStore.findLast(tx, question)
  if (last?.state === 'allowed') return undefined
  if (last?.state === 'open' || (last?.state === 'declined' && !asks_again)) return { consent: consentRequestOf(last) }
  const uuid = newUuid()
  const expires_at = await supportRequestStore.insert(tx, { organization_uuid, uuid, user_id, reason, ticket_number })
  const staff = { kind: 'staff', user_id, ticket: ticket_number } as const
  const detail = { reason, ticket: ticket_number }
  await recordActivity(tx, staff, { organization_uuid, act: 'support_requested', subject: uuid, detail })
  const mail = supportRequestMail(organization_uuid, uuid)
  await stories.write(tx, mail)
  return { consent: consentRequestOf({ uuid, state: 'open', expires_at, declined_at: null }), mail }
}
