import { setTimeout as pause } from 'node:timers/promises'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { atLeast, atMost, exactly } from './figures.ts'
import { type Asked, askers, firmOwner, steadily } from './firm-load.ts'
import { countFirms } from './firms.ts'
import { type SignedIn, signedInPeople } from './people.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'

const sizes = { full: { frozenSeconds: 30 }, small: { frozenSeconds: 8 } } as const
const BEFORE_SECONDS = 3
const AFTER_SECONDS = 5
const EVERY_MS = 100
/** How long the balancer may need to notice. */
const NOTICE_SECONDS = 5

const isFailed = ({ answer }: Asked): boolean => answer.status !== 200 && answer.status !== 409

/** One of two `web` stands still: the other serves, and what the frozen one had in hand has no second effect. */
export const freeze: FaultRun = async ({ size, figures, timeline, services }) => {
  const { frozenSeconds } = sizes[size]
  const stage = await openStage({ services: await services(), timeline })
  try {
    const webs = await Promise.all(['web-1', 'web-2'].map((name) => stage.start(name, 'web')))
    const balancer = await stage.balance('balancer', webs, stage.ports.web)
    const ask = askers(stage, balancer.url, await firmOwner(stage, balancer.url))
    const turns = Math.ceil(((BEFORE_SECONDS + frozenSeconds + AFTER_SECONDS + 30) * 1000) / EVERY_MS)
    const people = await signedInPeople(stage, turns)
    const loads = [
      steadily(EVERY_MS, 'list', ask.list),
      steadily(EVERY_MS, 'registration', (turn) => ask.registration(people[turn] as SignedIn, newUuid())),
    ]
    await pause(BEFORE_SECONDS * 1000)
    const frozen = performance.now()
    webs[0]?.freeze()
    await pause(frozenSeconds * 1000)
    webs[0]?.resume()
    await pause(AFTER_SECONDS * 1000)
    const asked = (await Promise.all(loads.map((load) => load.stop()))).flat()
    const after = (from: number, to = Number.POSITIVE_INFINITY) =>
      asked.filter(({ begun }) => begun >= frozen + from * 1000 && begun < frozen + to * 1000)
    const noticed = after(NOTICE_SECONDS)
    const { firms, whole, orphans, doubled } = await countFirms(stage)
    figures.say('requests', asked.length, atLeast(frozenSeconds * 10))
    figures.say('failed_in_the_first_5_seconds', after(0, NOTICE_SECONDS).filter(isFailed).length)
    figures.say('failed_share_afterwards', noticed.filter(isFailed).length / noticed.length, atMost(0.01))
    figures.say('half_firms', firms - whole + orphans, exactly(0))
    figures.say('people_with_two_firms', doubled, exactly(0))
  } finally {
    await stage.close()
  }
}
