import { recordActivity } from '../activity/record-activity.ts'
import { firmStore } from '../firms/firm.store.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { supportRequestStore } from './support-request.store.ts'
import { supportRequestMail } from './support-stories.ts'

interface Asked {
  organization_uuid: string
  user_id: number
  reason: string
  ticket_number: string
}

export interface AwaitedConsent {
  waits_until: Date
  /** The mail of a request that was just made; to be started after the commit. */
  mail?: Story
}

/**
 * Nothing where the firm requires no consent or has given it. Else the firm is asked, once per person and ticket while
 * a request is open. The firm's row is locked, so that two tabs of staff ask once.
 */
export const awaitConsent = async (
  tx: FirmTransaction,
  stories: Stories,
  asked: Asked,
): Promise<AwaitedConsent | undefined> => {
  const { organization_uuid, user_id, reason, ticket_number } = asked
  const firm = await firmStore.lock(tx, organization_uuid)
  if (!firm?.support_consent_required) return undefined
  if (await supportRequestStore.isAllowed(tx, asked)) return undefined
  const open = await supportRequestStore.findOpen(tx, asked)
  if (open) return { waits_until: open }
  const uuid = newUuid()
  const waits_until = await supportRequestStore.insert(tx, { organization_uuid, uuid, user_id, reason, ticket_number })
  const staff = { kind: 'staff', user_id, ticket: ticket_number } as const
  const detail = { reason, ticket: ticket_number }
  await recordActivity(tx, staff, { organization_uuid, act: 'support_requested', subject: uuid, detail })
  const mail = supportRequestMail(organization_uuid, uuid)
  await stories.write(tx, mail)
  return { waits_until, mail }
}
