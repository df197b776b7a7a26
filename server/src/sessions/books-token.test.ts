import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest as test } from '../../testing/test.ts'
import { getPerson } from '../people/find-person.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { BOOKS_SIGN_IN_ID } from './books-client.ts'
import { INTEGRATOR_CLIENT_ID } from './integrator-client.ts'
import { PORTAL_CLIENT_ID, PORTAL_SCOPE } from './portal-client.ts'
import { storedId } from './provider-adapter.ts'

/** Stores a token as if the sign-in service had issued it to this client for the firm's owner. */
const tokenGrantedTo = async (hub: Hub, firm: FirmCaller, clientId: string): Promise<string> => {
  const token = newSecret()
  const { uuid: accountId } = await getPerson(hub.parts.database.once, firm.user_id)
  await hub.parts.database.once
    .insertInto('oidc_records')
    .values({
      kind: 'AccessToken',
      id: storedId('AccessToken', token),
      payload: JSON.stringify({ accountId, clientId, scope: PORTAL_SCOPE, kind: 'AccessToken' }),
      expires_at: sql`now() + interval '10 minutes'`,
    })
    .execute()
  return token
}

test.for([
  [PORTAL_CLIENT_ID, [401, 401]],
  [INTEGRATOR_CLIENT_ID, [200, 200]],
  [BOOKS_SIGN_IN_ID, [200, 403]],
] as const)(
  'A1 a full token of %s opens what that client may open: nothing, the firm, or the person’s own data',
  async ([client, statuses], { hub, firm }) => {
    const headers = { authorization: `Bearer ${await tokenGrantedTo(hub, firm, client)}` }
    const list = pathOf(listBusinessClients.path, { organizationUuid: firm.organization_uuid })
    const me = await hub.request('GET', getCurrentUser.path, headers)
    const clients = await hub.request('GET', list, headers)
    expect([me.status, clients.status]).toEqual(statuses)
  },
)
