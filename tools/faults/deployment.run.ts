import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { askers, countFailed, firmOwner, mixedLoad } from './firm-load.ts'
import { countFirms } from './firms.ts'
import { signedInPeople } from './people.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'

const sizes = { full: { rounds: 4, seconds: 6 }, small: { rounds: 1, seconds: 3 } } as const
const PER_SECOND = 50
const DRAIN_SECONDS = 10
/** Longer than the balancer needs: it checks every 200 ms and acts on the second failure. */
const STOP_NOTICE_MS = '1000'

/** Replaces both `web` one after the other under 50 calls per second, without retries by the callers. */
export const deployment: FaultRun = async ({ size, figures, timeline, services }) => {
  const { rounds, seconds } = sizes[size]
  const stage = await openStage({ services: await services(), timeline, environment: { STOP_NOTICE_MS } })
  try {
    const webs = await Promise.all(['web-1', 'web-2'].map((name) => stage.start(name, 'web')))
    const balancer = await stage.balance('balancer', webs, stage.ports.web)
    const ask = askers(stage, balancer.url, await firmOwner(stage, balancer.url))
    const load = mixedLoad(ask, await signedInPeople(stage, 400), PER_SECOND)
    await pause(1_000)
    const drains: number[] = []
    for (let round = 0; round < rounds; round++)
      for (const web of webs) {
        const begun = performance.now()
        await web.terminate()
        drains.push((performance.now() - begun) / 1000)
        await web.whenReady()
        await pause((seconds * 1000) / webs.length)
      }
    const calls = await load.stop()
    const { firms, whole, orphans } = await countFirms(stage)
    figures.say('restarts', drains.length, atLeast(2 * rounds))
    figures.say('requests', calls.length, atLeast(PER_SECOND * seconds * rounds))
    figures.say('failed_requests', countFailed(calls, timeline), exactly(0))
    figures.say('longest_drain_seconds', Math.max(...drains), atMost(DRAIN_SECONDS))
    figures.say('half_firms', firms - whole + orphans, exactly(0))
  } finally {
    await stage.close()
  }
}
