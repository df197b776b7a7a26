import type { Database } from '../platform/database/database.ts'
import { announceToPeople } from '../platform/live/announce.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'
import { answerToBooks } from './tell-of-invitation.ts'

/** Expire after 30 days of business time, like an owner's invitation (DEC-18). One story each tells Books. */
export const expireAccountantInvitations =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('expiry of accountant invitations', async (tx) => {
      const expired = await accountantInvitationStore.takeExpired(tx, batch)
      for (const { uuid } of expired) await stories.write(tx, answerToBooks(uuid))
      await announceToPeople(
        tx,
        expired.map(({ email_key }) => email_key),
        'accountant_invitations',
      )
      return expired.length
    })
