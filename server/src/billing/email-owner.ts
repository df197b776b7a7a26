import { mayEmailOwner, nextOwnerMail } from '@partner-hub/contracts/billing/owner-mail.ts'
import { findLastAct } from '../activity/read-client-activity.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { findOwner } from '../clients/find-contact.ts'
import { lockClient } from '../clients/lock-client.ts'
import { isSuppressed } from '../mail-delivery/is-suppressed.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { announceClients } from '../platform/live/announce.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'

interface Needs {
  database: Database
  stories: Stories
}

/** DEC-95: asks the owner of an expired trial to select a plan, once a day. Runs under the client's lock. */
export const emailOwner =
  ({ database, stories }: Needs) =>
  async (member: Member, uuid: string, once: Once): Promise<{ owner_emailed_at: string }> => {
    const firm = member.organization_uuid
    const { owner_emailed_at, sending } = await database.inFirm(member, (tx) =>
      once(tx, async () => {
        const client = await lockClient(tx, firm, uuid)
        refuseUnless(client, 'not_found')
        refuseUnless(mayEmailOwner(client), 'action_not_allowed')
        await keepToOneADay(tx, firm, uuid)
        await refuseDeadAddress(tx, firm, uuid)
        const sending = newUuid()
        const at = await recordActivity(tx, member, { organization_uuid: firm, act: 'owner_emailed', subject: uuid })
        await stories.write(tx, planReminder(member, uuid, sending))
        await announceClients(tx, [uuid])
        return { owner_emailed_at: at.toISOString(), sending }
      }),
    )
    void stories.start(planReminder(member, uuid, sending))
    return { owner_emailed_at }
  }

const planReminder = ({ organization_uuid, user_id }: Member, client: string, sending: string): Story => ({
  workflow: 'sendPlanReminder',
  id: `send-plan-reminder/${sending}`,
  args: [organization_uuid, client, String(user_id), sending],
})

const keepToOneADay = async (tx: FirmTransaction, firm: string, uuid: string): Promise<void> => {
  const last = await findLastAct(tx, firm, uuid, 'owner_emailed')
  const left = last ? nextOwnerMail(last).getTime() - wall.milliseconds() : 0
  if (left > 0) throw new Refusal('email_too_soon', { retryAfterSeconds: Math.ceil(left / 1000) })
}

const refuseDeadAddress = async (tx: FirmTransaction, firm: string, uuid: string): Promise<void> => {
  const owner = await findOwner(tx, firm, uuid)
  if (!owner?.contact_email) throw refusedAddress('invitation_email_missing')
  if (await isSuppressed(tx, owner.contact_email)) throw refusedAddress('invitation_email_suppressed')
}

const refusedAddress = (contact_email: string) => new Refusal('invalid_input', { fields: { contact_email } })
