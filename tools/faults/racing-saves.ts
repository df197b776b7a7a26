import { removeClientAccess, updateBusinessClient } from '../../contracts/business-clients.ts'
import { getClientContact, updateClientContact } from '../../contracts/client-contacts.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { type Answer, callAs } from './callers.ts'
import { type Cast, type CastClient, sideBySide } from './client-cast.ts'
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

/** Two people who have read the same contact save it at once: F22. */
export const raceContacts = async (stage: Stage, cast: Cast, rounds: number) => {
  const [left, right] = callers(stage, cast)
  const counted = { pairs: 0, lostUpdates: 0, losersTold: 0 }
  const race = async (contact: string, round: number) => {
    const params = { uuid: contact }
    const read = await left(getClientContact, { params })
    const ifMatch = read.headers.get('etag') ?? undefined
    const save = (caller: Caller, last_name: string) =>
      caller(updateClientContact, { params, body: { uuid: contact, last_name }, ifMatch })
    const names = [`Left ${round}`, `Right ${round}`] as const
    const answers = await Promise.all([save(left, names[0]), save(right, names[1])])
    const kept = JSON.parse((await left(getClientContact, { params })).text).last_name
    const saved = names.filter((_, index) => answers[index]?.status === 200)
    counted.pairs++
    if (saved.some((name) => name !== kept)) counted.lostUpdates++
    if (hasWonOnce(answers)) counted.losersTold++
  }
  await sideBySide(cast.clients, AT_A_TIME, async ({ contact }) => {
    for (let round = 0; round < rounds; round++) await race(contact, round)
  })
  return counted
}

/** The same action twice at once: one happens. */
export const raceActions = async (stage: Stage, cast: Cast, clients: readonly CastClient[]) => {
  const both = callers(stage, cast)
  let happenedOnce = 0
  await sideBySide(clients, AT_A_TIME, async ({ uuid }) => {
    const call = { params: { uuid }, body: { uuid } }
    const answers = await Promise.all(both.map((caller) => caller(removeClientAccess, call)))
    const { rows } = await stage.admin.query('select 1 from activity where subject = $1', [uuid])
    if (hasWonOnce(answers) && rows.length === 1) happenedOnce++
  })
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
  await sideBySide(cast.clients, AT_A_TIME, async (client) => {
    for (let round = 0; round < rounds; round++) answers.push(...(await cross(client, round)))
  })
  return { failed: answers.filter(({ status }) => status !== 200).length, ms: answers.map(({ ms }) => ms) }
}
