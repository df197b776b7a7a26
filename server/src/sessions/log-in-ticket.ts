import { z } from 'zod'
import type { CheckedPassword } from '../people/log-in.ts'
import type { Database } from '../platform/database/database.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { storedId } from './provider-adapter.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** Enough for a few redirects. */
const TICKET_SECONDS = 60
const KIND = 'LogInTicket'

/** Field names as in the provider's own records, so that a password reset removes it with them. */
const Payload = z.object({ accountId: z.string(), loginTs: z.number() })

/** Issues a ticket for a password that was just checked, so that the next authorization need not ask for it. */
export const issueLogInTicket =
  ({ database }: { database: Database }) =>
  async ({ user_uuid, at_seconds }: CheckedPassword): Promise<string> => {
    const ticket = newSecret()
    const payload: z.infer<typeof Payload> = { accountId: user_uuid, loginTs: at_seconds }
    const record = { kind: KIND, id: storedId(KIND, ticket), payload, grant_id: undefined, uid: undefined }
    await providerRecordStore.put(database.once, { ...record, seconds: TICKET_SECONDS })
    return ticket
  }

/** Single use. The log-in counts from the password check, so a password change since then invalidates it. */
export const redeemLogInTicket =
  ({ database }: { database: Database }) =>
  async (ticket: string): Promise<CheckedPassword | undefined> => {
    const taken = await providerRecordStore.take(database.once, KIND, storedId(KIND, ticket))
    if (!taken) return undefined
    const { accountId, loginTs } = Payload.parse(taken.payload)
    return { user_uuid: accountId, at_seconds: loginTs }
  }
