import { sql } from 'kysely'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { Caller, Hub } from './hub.ts'

interface Names {
  business_name: string
  owner_first_name: string
  owner_last_name: string
}

/** An invitation to an account's team as the hub reads it from Books; returns its uuid. */
export const isInvitedAsAccountant = (
  hub: Hub,
  { user_id }: Pick<Caller, 'user_id'>,
  {
    account_id,
    business_name = 'Bluebird Bakery',
    owner_first_name = 'Ana',
    owner_last_name = 'Reyes',
  }: { account_id: string } & Partial<Names>,
): Promise<string> =>
  hub.parts.database.acrossFirms('test', async (tx) => {
    const { email_key } = await tx
      .selectFrom('users')
      .select('email_key')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    const { uuid } = await tx
      .insertInto('accountant_invitation')
      .values({
        uuid: newUuid(),
        account_id,
        email: email_key,
        email_key,
        business_name,
        owner_first_name,
        owner_last_name,
        owner_email: 'ana@bluebird.example',
        state: 'PENDING',
        expires_at: sql`business_now() + interval '30 days'`,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  })
