import { setTimeout as pause } from 'node:timers/promises'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { oneByOne, untilAnswered } from './callers.ts'
import type { Faults } from './faults.ts'
import { askers, firmOwner } from './firm-load.ts'
import { countFirms } from './firms.ts'
import { newPerson, signIn } from './people.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const sizes = { full: { seconds: 300, callers: 4 }, small: { seconds: 15, callers: 4 } } as const
const TERMINATE_EVERY_MS = 500
const NAIVE_SECONDS = 5
const TAIL = 20

/** Terminates a random connection of the product, busy ones first, since an idle one has nothing to lose. */
const terminateOne = async ({ admin }: Stage): Promise<number> => {
  const ended = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'hub_app' order by (state = 'idle'), random() limit 1`)
  return ended.rowCount ?? 0
}

const registerUnderTerminations = async ({ services, timeline, size }: Run, seconds: number, faults: Faults) => {
  const stage = await openStage({ services: await services(), timeline })
  try {
    const web = await stage.start('web', 'web', { faults })
    await web.whenReady()
    const ask = askers(stage, web.url, await firmOwner(stage, web.url))
    // The naive version refuses a retry forever once half a firm exists.
    const patience = faults.withoutTransactions ? 1 : 20
    const end = performance.now() + seconds * 1000
    const register = async () => {
      const [person, key] = [await signIn(stage, await newPerson(stage)), newUuid()]
      return untilAnswered(
        () => ask.registration(person, key),
        ({ status }) => status === 200,
        patience,
      )
    }
    const caller = async () => {
      const all: Awaited<ReturnType<typeof register>>[] = []
      while (performance.now() < end) all.push(await register())
      return all
    }
    const calling = Promise.all(Array.from({ length: sizes[size].callers }, caller))
    let terminated = 0
    while (performance.now() < end) {
      terminated += await terminateOne(stage)
      await pause(TERMINATE_EVERY_MS)
    }
    const registered = (await calling).flat()
    const answers = registered.flat()
    const acknowledged = registered.flatMap((each) => (each.at(-1)?.status === 200 ? [each.at(-1)?.text ?? ''] : []))
    const firms = await countFirms(stage)
    const tail = await oneByOne(Array.from({ length: TAIL }), register)
    const lists = await oneByOne(Array.from({ length: TAIL }), ask.list)
    return {
      ...{ deaths: web.deaths(), terminated, firms, registered: registered.length, acknowledged: acknowledged.length },
      missing: acknowledged.filter((text) => !firms.uuids.has(JSON.parse(text).uuid)).length,
      errorShare: answers.filter(({ status }) => status !== 200).length / answers.length,
      faults: answers.filter(({ status }) => status === 500).length,
      tail: tail.filter((each) => each.length === 1 && each[0]?.status === 200).length,
      lists: lists.filter(({ status }) => status === 200).length,
    }
  } finally {
    await stage.close()
  }
}

/** Cuts connections during transactions: firms are complete or absent. Without transactions the same must fail. */
export const postgresTerminate: FaultRun = async (run) => {
  const { figures, size } = run
  const real = await registerUnderTerminations(run, sizes[size].seconds, {})
  figures.say('connections_cut', real.terminated, atLeast(sizes[size].seconds))
  figures.say('registrations', real.registered)
  figures.say('error_share', real.errorShare)
  figures.say('processes_lost', real.deaths, exactly(0))
  figures.say('errors_that_were_not_503', real.faults, exactly(0))
  figures.say('acknowledged', real.acknowledged, exactly(real.registered))
  figures.say('acknowledged_and_missing', real.missing, exactly(0))
  figures.say('partial_writes', real.firms.firms - real.firms.whole + real.firms.orphans, exactly(0))
  figures.say('people_with_two_firms', real.firms.doubled, exactly(0))
  figures.say('tail_registrations', real.tail, exactly(TAIL))
  figures.say('tail_lists', real.lists, exactly(TAIL))

  const naive = await registerUnderTerminations(run, NAIVE_SECONDS, { withoutTransactions: true })
  figures.say('naive_partial_writes', naive.firms.firms - naive.firms.whole + naive.firms.orphans, atLeast(1))
}
