import { hashOf } from '../../server/src/platform/ids/secrets.ts'
import { PORTAL_CLIENT_ID, PORTAL_SCOPE } from '../../server/src/sessions/portal-client.ts'
import { createProvider } from '../../server/src/sign-in/provider.ts'
import { newPerson, type SignedIn, signIn } from './people.ts'
import type { Stage } from './stage.ts'

export interface TokenHolder extends SignedIn {
  /** The provider's id of the token. */
  readonly token_id: string
}

const noPages = {
  signOut: () => Promise.reject(new Error('no page')),
  failure: () => Promise.reject(new Error('no page')),
}

/** People whose session has a real access token of the provider. */
export const peopleWithTokens = async (stage: Stage, count: number): Promise<TokenHolder[]> => {
  const provider = createProvider({ ...stage, pages: noPages })
  const client = await provider.Client.find(PORTAL_CLIENT_ID)
  if (!client) throw new Error('the provider does not know the portal')
  const holders: TokenHolder[] = []
  for (let index = 0; index < count; index++) {
    const person = await newPerson(stage)
    const grant = new provider.Grant({ clientId: PORTAL_CLIENT_ID, accountId: person.user_uuid })
    const grantId = await grant.save()
    const access = { accountId: person.user_uuid, client, grantId, scope: PORTAL_SCOPE, gty: 'authorization_code' }
    const token = await new provider.AccessToken(access as never).save()
    holders.push({ ...(await signIn(stage, person, token)), token_id: hashOf(token).toString('hex') })
  }
  return holders
}

/** How many of these tokens are still valid. */
export const livingTokens = async (
  { admin }: Pick<Stage, 'admin'>,
  holders: readonly TokenHolder[],
): Promise<number> => {
  const found = await admin.query<{ living: number }>(
    `select count(*)::int as living from oidc_records where kind = 'AccessToken' and id = any($1)`,
    [holders.map(({ token_id }) => token_id)],
  )
  return found.rows[0]?.living ?? 0
}
