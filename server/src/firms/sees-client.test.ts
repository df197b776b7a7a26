import { clientsSeenBy } from '@partner-hub/contracts/firms/firm-policy.ts'
import { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { hasColleague, isAssigned } from '../../testing/colleague.ts'
import type { Caller } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const test = hubTest
  .extend('client', { scope: 'file' }, async ({ hub, firm }) => (await hasClient(hub, firm)).uuid)
  .extend('sees', { scope: 'file' }, ({ hub, firm: { organization_uuid }, client }) => {
    const sees = async ({ user_id }: Caller): Promise<boolean | undefined> => {
      const answer = sql<{ sees: boolean }>`select sees_client(${organization_uuid}, ${user_id}, ${client}) as sees`
      return (await hub.parts.database.readInFirm(wholeFirm(organization_uuid), answer))[0]?.sees
    }
    return sees
  })

test.for(FirmRole.options)(
  'DEC-97 the database shows a client to the same roles as the policy: %s',
  async (role, { hub, firm, client, sees }) => {
    const colleague = await hasColleague(hub, firm, role)
    expect(await sees(colleague)).toBe(clientsSeenBy(role) === 'all')
    await isAssigned(hub, firm, colleague, [client])
    expect(await sees(colleague)).toBe(true)
  },
)

test('DEC-97 whoever does not belong to the firm sees none of its clients', async ({ hub, sees }) => {
  expect(await sees(await hub.person())).toBe(false)
  expect(await sees(await hub.firm())).toBe(false)
})
