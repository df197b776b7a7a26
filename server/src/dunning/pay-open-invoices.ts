import type { OpenInvoices, PayOutcome } from '@partner-hub/contracts/billing/open-invoices.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { findCard } from '../payments/find-card.ts'
import { retryInvoices } from '../payments/retry-invoices.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { getOpenInvoices } from './get-open-invoices.ts'

interface Needs {
  database: Database
  stories: Stories
  /** How long the response waits for the card provider. */
  waitMs: number
}

/** DEC-103: tries all open invoices at once, by the story that settles the payer. */
export const payOpenInvoices =
  ({ database, stories, waitMs }: Needs) =>
  async (member: Member, once: Once): Promise<{ outcome: PayOutcome; open_invoices: OpenInvoices }> => {
    const payer = member.organization_uuid
    const { story } = await database.inFirm(member, (tx) =>
      once(tx, async () => {
        refuseUnless(await findCard(tx, payer), 'card_required')
        const [settlement] = await retryInvoices(tx, stories, { payers: [payer] })
        if (settlement) await recordActivity(tx, member, { organization_uuid: payer, act: 'open_invoices_tried' })
        return { story: settlement ?? null }
      }),
    )
    if (story && (await stories.start(story))) await stories.outcome(story, waitMs)
    const open_invoices = await getOpenInvoices({ database })(member)
    return { outcome: outcomeOf(open_invoices), open_invoices }
  }

const outcomeOf = ({ count, is_charging }: OpenInvoices): PayOutcome => {
  if (count === 0) return 'paid'
  return is_charging ? 'charging' : 'declined'
}
