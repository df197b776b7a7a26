import { setTimeout as pause } from 'node:timers/promises'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { getCurrentUser } from '../../contracts/people/current-user.ts'
import { rebuildClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { unlimitedCalls } from '../../server/testing/unlimited-calls.ts'
import { type LoadedFirm, loadFirm } from '../bench/load-firms.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import { type Answer, callAs } from './callers.ts'
import { type SignedIn, signIn } from './people.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const sizes = { full: { reads: 600, clients: 5_000 }, small: { reads: 150, clients: 1_000 } } as const
const NOISY_CALLERS = 25

/** Production mode, with its limits. */
const production = {
  NODE_ENV: 'production',
  STANDS_ALONE: 'true',
  HUB_URL: 'https://hub.northwind.example',
  SIGN_IN_URL: 'https://id.northwind.example',
  CALLS_PER_SECOND: '20',
  CALL_BURST: '100',
  FIRM_CALLS_PER_SECOND: '200',
  READS_AT_ONCE: '2',
  CARDS_PRIVATE_KEY: 'a key that nobody uses here',
}

/** F25: one firm calls users/me in 25 parallel loops, and another firm's list stays as fast as before. */
export const noisyNeighbour: FaultRun = async ({ size, figures, timeline, services }) => {
  const { reads, clients } = sizes[size]
  const stage = await openStage({ services: await services(), timeline, environment: production })
  try {
    const noisy = await member(stage, clients)
    const quiet = await member(stage, 200)
    await rebuildClientRows(stage)
    const measure = async (name: string, environment: Record<string, string>) => {
      const web = await stage.start(name, 'web', { environment })
      await web.whenReady()
      await readList(stage, web.url, quiet, 50)
      const alone = await readList(stage, web.url, quiet, reads)
      const noise = makeNoise(stage, web.url, noisy)
      const beside = await readList(stage, web.url, quiet, reads)
      const heard = await noise.stop()
      return { alone, beside, heard }
    }
    const real = await measure('limited', {})
    figures.say('quiet_list_p95_alone_ms', percentile(real.alone.ms, 0.95))
    figures.say('quiet_list_p95_beside_ms', percentile(real.beside.ms, 0.95))
    figures.say('quiet_list_p95_ratio', ratioOf(real), atMost(2), { isTimed: true })
    figures.say('quiet_list_refused', real.beside.refused, exactly(0))
    figures.say('noisy_answers', real.heard.answered, atLeast(1))
    figures.say('noisy_refused_with_retry_after', real.heard.refused, atLeast(1))

    const naive = await measure('unlimited', unlimitedCalls)
    figures.say('naive_noisy_answers', naive.heard.answered)
    figures.say('naive_quiet_list_p95_ratio', ratioOf(naive), atLeast(ratioOf(real)), { isTimed: true })
  } finally {
    await stage.close()
  }
}

const ratioOf = ({ alone, beside }: { alone: { ms: number[] }; beside: { ms: number[] } }): number =>
  percentile(beside.ms, 0.95) / percentile(alone.ms, 0.95)

type Member = LoadedFirm & { person: SignedIn }

const noObjects = { signedUrl: async () => null } as never

const member = async (stage: Stage, clients: number): Promise<Member> => {
  const firm = await loadFirm(stage.database, noObjects, { email: `${newUuid()}@firm.example`, clients })
  const person = await signIn(stage, { user_id: firm.user_id, user_uuid: '' })
  return { ...firm, person: { ...person, cookie: `__Host-Http-${person.cookie}` } }
}

/** Reads the list again and again, like a person: returns the times and the number of refusals. */
const readList = async (stage: Stage, url: string, { organization, person }: Member, times: number) => {
  const ms: number[] = []
  let refused = 0
  const call = { params: { organizationUuid: organization }, query: { view: 'all', limit: '25', offset: '0' } }
  for (let turn = 0; turn < times; turn++) {
    const answer = await callAs(url, stage.config.HUB_URL, person, listBusinessClients, call)
    ms.push(answer.ms)
    if (answer.status !== 200) refused++
    // Slower than the limit, like a person.
    await pause(Math.max(0, 55 - answer.ms))
  }
  return { ms, refused }
}

/** Calls again at once, or after Retry-After. */
const makeNoise = (stage: Stage, url: string, { person }: Member) => {
  let isOver = false
  let [answered, refused] = [0, 0]
  const loop = async () => {
    while (!isOver) {
      const answer: Answer = await callAs(url, stage.config.HUB_URL, person, getCurrentUser)
      if (answer.status === 200) answered++
      const wait = Number(answer.headers.get('retry-after') ?? 0)
      if (answer.status === 429 && wait > 0) refused++
      await pause(wait * 1000)
    }
  }
  const loops = Array.from({ length: NOISY_CALLERS }, loop)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(loops)
      return { answered, refused }
    },
  }
}
