import pMap from 'p-map'
import type { Endpoint } from '../../contracts/calls/endpoint.ts'
import {
  getBusinessClient,
  removeClientAccess,
  updateBusinessClient,
} from '../../contracts/clients/business-clients.ts'
import { getClientContact, updateClientContact } from '../../contracts/clients/client-contacts.ts'
import { getOrganization, updateOrganization } from '../../contracts/people/identity.ts'
import { type Answer, callAs } from './callers.ts'
import type { Cast, CastClient } from './client-cast.ts'
import type { Stage } from './stage.ts'

/** How many clients are target for at a time; the races for one client are sequential. */
const AT_A_TIME = 4

type Caller = (endpoint: Endpoint, call: Parameters<typeof callAs>[4]) => Promise<Answer>

/** Two callers of the same firm, each on its own `web`. */
const callers = (stage: Stage, { owner, webs: [one, other] }: Cast): [Caller, Caller] => {
  const at =
    (url: string): Caller =>
    (endpoint, call) =>
      callAs(url, stage.config.HUB_URL, owner, endpoint, call)
  return [at(one.url), at(other.url)]
}

const hasWonOnce = (answers: readonly Answer[]) =>
  answers
    .map(({ status }) => status)
    .sort()
    .join() === '200,409'

/** The record that two callers race for: how to read and save it, and the field that shows whose save won. */
interface RaceTarget {
  readonly read: Endpoint
  readonly save: Endpoint
  readonly field: string
}

const contact: RaceTarget = { read: getClientContact, save: updateClientContact, field: 'last_name' }
const notes: RaceTarget = { read: getBusinessClient, save: updateBusinessClient, field: 'notes' }
const organization: RaceTarget = { read: getOrganization, save: updateOrganization, field: 'city' }

const newCount = () => ({ pairs: 0, lostUpdates: 0, losersTold: 0 })
type Count = ReturnType<typeof newCount>

/** F22: two callers who have read the same record save it at once. */
const race = async (
  [left, right]: readonly [Caller, Caller],
  { read, save, field }: RaceTarget,
  uuid: string,
  round: number,
  counts: Count,
) => {
  const params = { uuid }
  const ifMatch = (await left(read, { params })).headers.get('etag') ?? undefined
  const saving = (caller: Caller, value: string) => caller(save, { params, body: { uuid, [field]: value }, ifMatch })
  const values = [`Left ${round}`, `Right ${round}`] as const
  const answers = await Promise.all([saving(left, values[0]), saving(right, values[1])])
  const storedValue = JSON.parse((await left(read, { params })).text)[field]
  const saved = values.filter((_, index) => answers[index]?.status === 200)
  counts.pairs++
  if (saved.some((value) => value !== storedValue)) counts.lostUpdates++
  if (hasWonOnce(answers)) counts.losersTold++
}

const raceForClients =
  (target: RaceTarget, uuidOf: (client: CastClient) => string) => async (stage: Stage, cast: Cast, rounds: number) => {
    const counts = newCount()
    await pMap(
      cast.clients,
      async (client) => {
        for (let round = 0; round < rounds; round++)
          await race(callers(stage, cast), target, uuidOf(client), round, counts)
      },
      { concurrency: AT_A_TIME },
    )
    return counts
  }

export const raceContacts = raceForClients(contact, (client) => client.contact)
export const raceNotes = raceForClients(notes, ({ uuid }) => uuid)

/** A firm has one record, so its races are sequential. */
export const raceOrganization = async (stage: Stage, cast: Cast, rounds: number) => {
  const counts = newCount()
  for (let round = 0; round < rounds; round++)
    await race(callers(stage, cast), organization, cast.owner.organization_uuid, round, counts)
  return counts
}

/** The same action twice at once: one succeeds. */
export const raceActions = async (stage: Stage, cast: Cast, clients: readonly CastClient[]) => {
  const both = callers(stage, cast)
  let happenedOnce = 0
  await pMap(
    clients,
    async ({ uuid }) => {
      const call = { params: { uuid }, body: { uuid } }
      const answers = await Promise.all(both.map((caller) => caller(removeClientAccess, call)))
      const { rows } = await stage.admin.query('select 1 from activity where subject = $1', [uuid])
      if (hasWonOnce(answers) && rows.length === 1) happenedOnce++
    },
    { concurrency: AT_A_TIME },
  )
  return happenedOnce
}

/** F11: at the same time, one caller saves contact then client, the other client then contact. */
export const crossOver = async (stage: Stage, cast: Cast, rounds: number) => {
  const [left, right] = callers(stage, cast)
  const answers: Answer[] = []
  const cross = (client: CastClient, round: number) => {
    const saveContact = (caller: Caller, by: string) =>
      caller(updateClientContact, { params: { uuid: client.contact }, body: { last_name: `${by} ${round}` } })
    const saveClient = (caller: Caller, by: string) =>
      caller(updateBusinessClient, { params: { uuid: client.uuid }, body: { notes: `${by} ${round}` } })
    const one = [saveContact(left, 'left'), saveClient(left, 'left')]
    const other = [saveClient(right, 'right'), saveContact(right, 'right')]
    return Promise.all([...one, ...other])
  }
  await pMap(
    cast.clients,
    async (client) => {
      for (let round = 0; round < rounds; round++) answers.push(...(await cross(client, round)))
    },
    { concurrency: AT_A_TIME },
  )
  return { failed: answers.filter(({ status }) => status !== 200).length, ms: answers.map(({ ms }) => ms) }
}
