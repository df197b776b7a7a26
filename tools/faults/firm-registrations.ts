import { registerOrganization } from '../../contracts/firms/registration.ts'
import { listOrganizations } from '../../contracts/people/identity.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { callAs, oneByOne, untilAnswered } from './callers.ts'
import { countFirms } from './firms.ts'
import { actUnderKills } from './kills.ts'
import { signedInPeople } from './people.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage } from './stage.ts'

const sizes = {
  full: { people: 200, naive: 200, perSecond: 4, killEveryMs: 3_000, kills: 15, placed: 4 },
  small: { people: 32, naive: 16, perSecond: 4, killEveryMs: 2_000, kills: 3, placed: 1 },
} as const
const TAIL = 20
const PATIENCE_SECONDS = 180

/** People register their firms through two `web` that die in turn, and retry until they get a response. */
const register = async ({ size, services, timeline }: Run, isNaive: boolean) => {
  const { people, naive, placed } = sizes[size]
  const count = isNaive ? naive : people
  const stage = await openStage({ services: await services(), timeline })
  try {
    if (isNaive) await stage.admin.query('alter table membership drop constraint membership_pkey')
    // In its first lives each process also dies exactly between a commit and its response.
    const faults = (life: number) => ({ withoutKeys: isNaive, ...(life < placed && { dieAfterFirm: 2 }) })
    const webs = await Promise.all(['web-1', 'web-2'].map((name) => stage.start(name, 'web', { faults })))
    const balancer = await stage.balance('balancer', webs, stage.ports.web)
    const persons = await signedInPeople(stage, count + TAIL)
    const registerFirm = async (person: (typeof persons)[number], index: number) => {
      const key = isNaive ? undefined : newUuid()
      const body = registrationOf({ name: `Firm ${index}` })
      const call = () => callAs(balancer.url, stage.config.HUB_URL, person, registerOrganization, { body, key })
      const answers = await untilAnswered(call, ({ status }) => status === 200, PATIENCE_SECONDS)
      const last = answers.at(-1)
      return { answers, uuid: last?.status === 200 ? (JSON.parse(last.text) as { uuid: string }).uuid : undefined }
    }
    const { results: registered, kills } = await actUnderKills(persons.slice(0, count), sizes[size], webs, registerFirm)
    const deaths = webs.reduce((sum, web) => sum + web.deaths(), 0)
    const after = await countFirms(stage)

    await Promise.all(webs.map((web) => web.whenReady()))
    const tail = await oneByOne(persons.slice(count), (person, index) => registerFirm(person, count + index))
    const lists = await oneByOne(persons.slice(count), (person) =>
      callAs(balancer.url, stage.config.HUB_URL, person, listOrganizations),
    )
    const acknowledged = registered.flatMap(({ uuid }) => uuid ?? [])
    return {
      ...{ kills, deaths, acknowledged: acknowledged.length, people: count, after },
      missing: acknowledged.filter((uuid) => !after.uuids.has(uuid)).length,
      repeated: registered.filter(({ answers }) => answers.length > 1).length,
      tail: tail.filter(({ answers }) => answers.length === 1).length,
      lists: lists.filter(({ status }) => status === 200).length,
    }
  } finally {
    await stage.close()
  }
}

/** Registers 200 firms of 200 people under kill -9; then the same without keys and constraint, which must fail. */
export const firmRegistrations: FaultRun = async (run) => {
  const { figures, size } = run
  const real = await register(run, false)
  figures.say('kills', real.kills, atLeast(sizes[size].kills))
  figures.say('kills_between_commit_and_answer', real.deaths - real.kills, atLeast(1))
  figures.say('people_who_had_to_repeat', real.repeated)
  figures.say('acknowledged', real.acknowledged, exactly(real.people))
  figures.say('firms', real.after.firms, exactly(real.people))
  figures.say('whole_firms', real.after.whole, exactly(real.people))
  figures.say('people_with_two_firms', real.after.doubled, exactly(0))
  figures.say('orphans', real.after.orphans, exactly(0))
  figures.say('acknowledged_and_missing', real.missing, exactly(0))
  figures.say('tail_registrations', real.tail, exactly(TAIL))
  figures.say('tail_lists', real.lists, exactly(TAIL))

  const naive = await register(run, true)
  figures.say('naive_kills', naive.deaths)
  figures.say('naive_duplicates', naive.after.firms - naive.people, atLeast(1))
}
