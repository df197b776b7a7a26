import { openClientAccount, redeemHandOver } from '@partner-hub/contracts/books/hand-over.ts'
import { sql } from 'kysely'
import { newSecret } from '../src/platform/ids/ids.ts'
import { BOOKS_SIGN_IN_ID } from '../src/sessions/books-client.ts'
import { storedId } from '../src/sessions/provider-adapter.ts'
import type { Answer, Caller, FirmCaller, Hub } from './hub.ts'
import { type ClientLike, hasClient, type OneClient, opensAt } from './one-client.ts'
import { hubTest } from './test.ts'

export const BOOKS = 'http://books.northwind.localhost:8082'
export const HOST = 'books.northwind.localhost:8082'

/** A hub with a Books that calls it with a token, as in production. */
export const handOverTest = hubTest
  .extend('settings', { BOOKS_URL: BOOKS })
  .extend('booksToken', { scope: 'file' }, ({ hub }) => tokenFor(hub, BOOKS_SIGN_IN_ID, hub.parts.config.HUB_URL))
  .extend(
    'asBooks',
    ({ hub, booksToken }) =>
      (path: string, body: unknown, token = booksToken) =>
        hub.request('POST', path, { authorization: `Bearer ${token}` }, body),
  )
  .extend(
    'redeem',
    ({ asBooks }) =>
      (ticket: string, account_id: string, host = HOST) =>
        asBooks(redeemHandOver.path, { ticket, account_id, host }),
  )

/** A token as the sign-in service would issue it. */
export const tokenFor = async (hub: Hub, clientId: string, aud: string): Promise<string> => {
  const token = newSecret()
  await hub.parts.database.once
    .insertInto('oidc_records')
    .values({
      kind: 'ClientCredentials',
      id: storedId('ClientCredentials', token),
      payload: JSON.stringify({ clientId, aud, kind: 'ClientCredentials' }),
      expires_at: sql`now() + interval '10 minutes'`,
    })
    .execute()
  return token
}

/** A client whose account opens in Books. */
export const hasOpenClient = async (hub: Hub, firm: FirmCaller, like: ClientLike = {}): Promise<OneClient> => {
  const made = await hasClient(hub, firm, {
    status: 'ACTIVE',
    billing_owner: 'CLIENT',
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 12,
    ...like,
  })
  await opensAt(hub, firm, made, `${BOOKS}/open/${made.account_id}`)
  return made
}

export const opens = (caller: Caller, { uuid }: OneClient) => caller.call(openClientAccount, { params: { uuid } })

export const ticketOf = ({ headers }: Answer<unknown>): string => {
  const value = /session-\d+=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return JSON.parse(decodeURIComponent(value)).authenticated.access_token
}
