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

/** So many clients are raced for at a time; the races for one come one after the other. */
const AT_A_TIME = 4

type Caller = (endpoint: Endpoint, call: Parameters<typeof callAs>[4]) => Promise<Answer>

/** The firm's people in two places: each has a `web` of their own. */
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

/** What two people race for: how it is read and saved, and the field that shows whose save was kept. */
interface Raced {
  readonly read: Endpoint
  readonly save: Endpoint
  readonly field: string
}

const contact: Raced = { read: getClientContact, save: updateClientContact, field: 'last_name' }
const notes: Raced = { read: getBusinessClient, save: updateBusinessClient, field: 'notes' }
const organization: Raced = { read: getOrganization, save: updateOrganization, field: 'city' }

const newCount = () => ({ pairs: 0, lostUpdates: 0, losersTold: 0 })
type Count = ReturnType<typeof newCount>

/** Two people who have read the same record save it at once: F22. */
const race = async (
  [left, right]: readonly [Caller, Caller],
  { read, save, field }: Raced,
  uuid: string,
  round: number,
  counted: Count,
) => {
  const params = { uuid }
  const ifMatch = (await left(read, { params })).headers.get('etag') ?? undefined
  const saving = (caller: Caller, value: string) => caller(save, { params, body: { uuid, [field]: value }, ifMatch })
  const values = [`Left ${round}`, `Right ${round}`] as const
  const answers = await Promise.all([saving(left, values[0]), saving(right, values[1])])
  const kept = JSON.parse((await left(read, { params })).text)[field]
  const saved = values.filter((_, index) => answers[index]?.status === 200)
  counted.pairs++
  if (saved.some((value) => value !== kept)) counted.lostUpdates++
  if (hasWonOnce(answers)) counted.losersTold++
}

const raceForClients =
  (raced: Raced, uuidOf: (client: CastClient) => string) => async (stage: Stage, cast: Cast, rounds: number) => {
    const counted = newCount()
    await pMap(
      cast.clients,
      async (client) => {
        for (let round = 0; round < rounds; round++)
          await race(callers(stage, cast), raced, uuidOf(client), round, counted)
      },
      { concurrency: AT_A_TIME },
    )
    return counted
  }

export const raceContacts = raceForClients(contact, (client) => client.contact)
export const raceNotes = raceForClients(notes, ({ uuid }) => uuid)

/** A firm has one record, so its races come one after the other. */
export const raceOrganization = async (stage: Stage, cast: Cast, rounds: number) => {
  const counted = newCount()
  for (let round = 0; round < rounds; round++)
    await race(callers(stage, cast), organization, cast.owner.organization_uuid, round, counted)
  return counted
}

/** The same action twice at once: one happens. */
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

/** One person saves contact then client, the other client then contact, all at once: F11. */
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
