import { addClients } from '../seed/add-clients.ts'
import { type DemoClient, manyClients } from '../seed/demo-clients.ts'
import type { Faults } from './faults.ts'
import { firmOwner } from './firm-load.ts'
import type { SignedIn } from './people.ts'
import type { RoleProcess } from './role-process.ts'
import type { Stage } from './stage.ts'

export interface CastClient {
  readonly uuid: string
  readonly contact: string
  readonly account_id: string
}

/** A firm with clients, its owner, and two `web` that serve them. */
export interface Cast {
  readonly owner: SignedIn & { organization_uuid: string }
  readonly webs: readonly [RoleProcess, RoleProcess]
  readonly clients: readonly CastClient[]
}

export const startWebs = async (stage: Stage, name: string, faults: Faults = {}): Promise<Cast['webs']> => {
  const webs = [
    await stage.start(`${name}-1`, 'web', { faults }),
    await stage.start(`${name}-2`, 'web', { faults }),
  ] as const
  await Promise.all(webs.map((web) => web.whenReady()))
  return webs
}

export const openCast = async (
  stage: Stage,
  webs: Cast['webs'],
  clients: readonly Partial<DemoClient>[],
  firm: Parameters<typeof firmOwner>[2] = {},
): Promise<Cast> => {
  const owner = await firmOwner(stage, webs[0].url, firm)
  const whole = manyClients(clients.length).map((client, index) => ({ ...client, ...clients[index] }))
  await addClients(stage.database, owner.organization_uuid, whole)
  const { rows } = await stage.admin.query<CastClient>(
    `select c.uuid, k.uuid as contact, c.account_id from business_client c
      join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
      where c.organization_uuid = $1 order by c.uuid`,
    [owner.organization_uuid],
  )
  return { owner, webs, clients: rows }
}
