import { randomInt } from 'node:crypto'
import { atLeast, exactly } from '../figures/figures.ts'
import { openCanaryFirms } from './canary-firms.ts'
import { readCanaries } from './canary-reads.ts'
import { startWebs } from './client-cast.ts'
import { seededRandom } from './random.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = { full: 50_000, small: 600 } as const
const NAIVE = 600

/**
 * B7: twenty firms read at once through a cache, and none sees another's canary. The product sends ETags but forbids
 * caching, so a cache that obeys stays empty; one that caches everything for everyone must leak.
 */
export const canaries: FaultRun = async ({ size, figures, timeline, services }) => {
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline) }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const seed = randomInt(2 ** 31)
    timeline.note(`seed ${seed}`)
    const [webs, worker] = await Promise.all([startWebs(stage, 'web'), stage.start('worker', 'worker')])
    await worker.whenReady()
    const firms = await openCanaryFirms(stage, webs)
    const readThrough = async (cache: 'obedient' | 'blind', answers: number) => {
      const { url } = await stage.balance(`${cache}-cache`, webs, undefined, { cache })
      return readCanaries(stage, url, firms, answers, seededRandom(seed))
    }

    const real = await readThrough('obedient', sizes[size])
    figures.say('answers', real.answers, exactly(sizes[size]))
    figures.say('foreign_canaries', real.foreign, exactly(0))
    figures.say('foreign_counts', real.foreignCounts, exactly(0))
    figures.say('answers_without_the_own_canary', real.withoutOwn, exactly(0))
    figures.say('answers_from_the_cache', real.fromCache, exactly(0))
    figures.say('answers_not_modified', real.notModified)

    const naive = await readThrough('blind', NAIVE)
    figures.say('naive_answers_from_the_cache', naive.fromCache, atLeast(1))
    figures.say('naive_answers_not_modified', naive.notModified, atLeast(1))
    figures.say('naive_foreign_canaries', naive.foreign, atLeast(1))
  } finally {
    await stage.close()
  }
}
