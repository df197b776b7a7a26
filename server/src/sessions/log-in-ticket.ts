import { z } from 'zod'
import type { CheckedPassword } from '../people/log-in.ts'
import type { Database } from '../platform/database/database.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { storedId } from './provider-adapter.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** A few redirects. */
const TICKET_SECONDS = 60
const KIND = 'LogInTicket'

/** Named as in the provider's own records, with which a reset of the password removes it. */
const Payload = z.object({ accountId: z.string(), loginTs: z.number() })

/** Carries a password that was just found right from the page that asked for it to the authorization that it opens. */
export const issueLogInTicket =
  ({ database }: { database: Database }) =>
  async ({ user_uuid, at_seconds }: CheckedPassword): Promise<string> => {
    const ticket = newSecret()
    const payload: z.infer<typeof Payload> = { accountId: user_uuid, loginTs: at_seconds }
    const record = { kind: KIND, id: storedId(KIND, ticket), payload, grant_id: undefined, uid: undefined }
    await providerRecordStore.put(database.once, { ...record, seconds: TICKET_SECONDS })
    return ticket
  }

/** Once only. The log-in is as old as its password's check: a password changed since then refuses it. */
export const redeemLogInTicket =
  ({ database }: { database: Database }) =>
  async (ticket: string): Promise<CheckedPassword | undefined> => {
    const taken = await providerRecordStore.take(database.once, KIND, storedId(KIND, ticket))
    if (!taken) return undefined
    const { accountId, loginTs } = Payload.parse(taken.payload)
    return { user_uuid: accountId, at_seconds: loginTs }
  }
