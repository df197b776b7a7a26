import { recordActivity } from '../activity/record-activity.ts'
import { setSubscriptionMigrated } from '../firms/set-subscription-migrated.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Actor } from '../platform/http/caller.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { adoptCard } from './adopt-card.ts'
import type { CardPort } from './cards.ts'

interface Needs {
  database: Database
  cards: Pick<CardPort, 'findDefaultCard'>
  stories: Pick<Stories, 'writeAll'>
}

/**
 * Moves a firm to the new card form, together with the card that the old form saved last: its token in the vault stays
 * the same (DEC-55). False if the firm is migrated already.
 */
export const migrateFirm =
  ({ database, cards, stories }: Needs) =>
  async (organization_uuid: string, actor: Actor): Promise<boolean> => {
    const saved = await cards.findDefaultCard(organization_uuid)
    return database.inFirm(wholeFirm(organization_uuid), async (tx) => {
      if (!(await setSubscriptionMigrated(tx, organization_uuid))) return false
      if (saved) await adoptCard(tx, stories, actor, organization_uuid, saved)
      await recordActivity(tx, actor, { organization_uuid, act: 'subscription_migrated' })
      return true
    })
  }
