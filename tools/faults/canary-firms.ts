import { randomBytes } from 'node:crypto'
import pMap from 'p-map'
import { updateBusinessClient } from '../../contracts/clients/business-clients.ts'
import { getClientRun, startClientRun } from '../../contracts/clients/client-runs.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { until } from '../processes/until.ts'
import { callAs } from './callers.ts'
import { type Cast, openCast } from './client-cast.ts'
import type { Stage } from './stage.ts'

export interface CanaryFirm extends Cast {
  /** A word that appears in all of this firm's data and in no other firm's. */
  readonly canary: string
  /** A finished export. */
  readonly run: string
}

const FIRMS = 20
const FEWEST_CLIENTS = 4
const AT_A_TIME = 4
const PATIENCE_SECONDS = 60

const newCanary = () => `Canary${randomBytes(8).toString('hex')}`

/** All canaries in a text, of any firm. */
export const canariesIn = (text: string): string[] => text.match(/canary[0-9a-f]{16}/gi) ?? []

/** Creates twenty firms, each with its canary in its name, people, clients, their owners and notes, and a file. */
export const openCanaryFirms = async (stage: Stage, webs: Cast['webs']): Promise<CanaryFirm[]> => {
  const firms: CanaryFirm[] = []
  await pMap(
    Array.from({ length: FIRMS }),
    async (_, index) => {
      firms.push(await openCanaryFirm(stage, webs, FEWEST_CLIENTS + index))
    },
    { concurrency: AT_A_TIME },
  )
  return firms
}

/** Each firm has a different number of clients, so that a count identifies the firm. */
const openCanaryFirm = async (stage: Stage, webs: Cast['webs'], size: number): Promise<CanaryFirm> => {
  const canary = newCanary()
  const clients = Array.from({ length: size }, (_, index) => ({
    client_name: `${canary} ${index}`,
    first_name: canary,
    last_name: `${canary} ${index}`,
    contact_email: `${canary}-${index}@person.example`,
    status: 'ACTIVE' as const,
  }))
  const { identity } = registrationOf()
  const named = { name: `${canary} LLP`, identity: { ...identity, first_name: canary, last_name: canary } }
  const cast = await openCast(stage, webs, clients, named)
  for (const { uuid } of cast.clients) {
    const call = { params: { uuid }, body: { notes: `Notes of ${canary}` } }
    const noted = await callAs(webs[0].url, stage.config.HUB_URL, cast.owner, updateBusinessClient, call)
    if (noted.status !== 200) throw new Error(`the notes were not taken: ${noted.text}`)
  }
  return { ...cast, canary, run: await exported(stage, cast) }
}

const exported = async (stage: Stage, { owner, webs: [web] }: Cast): Promise<string> => {
  const params = { organizationUuid: owner.organization_uuid }
  const body = { action: 'export', of: { filter: { view: 'all' } } }
  const started = await callAs(web.url, stage.config.HUB_URL, owner, startClientRun, { params, body, key: newUuid() })
  const { uuid } = JSON.parse(started.text) as { uuid: string }
  await until('the export is done', PATIENCE_SECONDS, async () => {
    const run = await callAs(web.url, stage.config.HUB_URL, owner, getClientRun, { params: { uuid } })
    return run.status === 200 && JSON.parse(run.text).status === 'DONE'
  })
  return uuid
}
