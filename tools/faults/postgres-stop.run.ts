import { setTimeout as pause } from 'node:timers/promises'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import { oneByOne } from './callers.ts'
import { askers, firmOwner, steadily, type TimedCall } from './firm-load.ts'
import { countFirms } from './firms.ts'
import { startOwnServices } from './own-services.ts'
import { type SignedIn, signedInPeople } from './people.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'

const sizes = { full: { downSeconds: 30, afterSeconds: 15 }, small: { downSeconds: 8, afterSeconds: 8 } } as const
const BEFORE_SECONDS = 3
const EVERY_MS = 200
const HUNG_MS = 5_000
const TAIL = 20

/** Stops PostgreSQL under load: quick 503s during the outage, and a quick recovery after it. */
export const postgresStop: FaultRun = async ({ size, figures, timeline }) => {
  const { downSeconds, afterSeconds } = sizes[size]
  const own = await startOwnServices()
  try {
    const stage = await openStage({ services: own.environment, timeline })
    try {
      const web = await stage.start('web', 'web')
      await web.whenReady()
      const ask = askers(stage, web.url, await firmOwner(stage, web.url))
      const turns = Math.ceil(((BEFORE_SECONDS + downSeconds + afterSeconds + 30) * 1000) / EVERY_MS)
      const people = await signedInPeople(stage, turns)
      const register = (turn: number) => ask.registration(people[turn % turns] as SignedIn, newUuid())
      const loads = [
        steadily(EVERY_MS, 'list', ask.list),
        steadily(EVERY_MS, 'document', ask.document),
        steadily(EVERY_MS, 'registration', register),
      ]
      await pause(BEFORE_SECONDS * 1000)
      timeline.note('PostgreSQL is told to stop')
      await own.parts.stopPostgres('fast')
      const stopped = performance.now()
      timeline.note('PostgreSQL is away')
      await pause(downSeconds * 1000)
      const starting = performance.now()
      await own.parts.startPostgres()
      const started = performance.now()
      timeline.note('PostgreSQL is back')
      await pause(afterSeconds * 1000)
      const calls = (await Promise.all(loads.map((load) => load.stop()))).flat()
      for (const each of calls)
        timeline.note(
          `${((each.begun - stopped) / 1000).toFixed(2)} s after the stop: ${each.what} ${each.answer.status} in ${each.answer.ms.toFixed(0)} ms`,
        )

      const whileAway = calls.filter(({ begun, answer }) => begun > stopped && begun + answer.ms < starting)
      const isHonest = ({ answer }: TimedCall) => answer.status === 503 && answer.headers.has('retry-after')
      const acknowledged = calls
        .filter(({ what, answer }) => what === 'registration' && answer.status === 200)
        .map(({ answer }) => (JSON.parse(answer.text) as { uuid: string }).uuid)
      const { uuids, firms, whole, orphans } = await countFirms(stage)
      const recovery = (what: TimedCall['what']) => {
        const first = calls.find((each) => each.what === what && each.begun > started && each.answer.status === 200)
        return first ? (first.begun + first.answer.ms - started) / 1000 : Number.POSITIVE_INFINITY
      }
      figures.say('seconds_away', downSeconds)
      figures.say('requests', calls.length)
      figures.say('processes_lost', web.deaths(), exactly(0))
      figures.say('hung', calls.filter(({ answer }) => answer.ms > HUNG_MS).length, exactly(0))
      figures.say('requests_while_away', whileAway.length, atLeast(20))
      figures.say(
        'answered_503_with_retry_after_share',
        whileAway.filter(isHonest).length / whileAway.length,
        exactly(1),
      )
      figures.say(
        'answered_p95_ms',
        percentile(
          whileAway.map(({ answer }) => answer.ms),
          0.95,
        ),
        atMost(2_000),
      )
      for (const what of ['list', 'document', 'registration'] as const)
        figures.say(`${what}_first_success_seconds`, recovery(what), atMost(10))
      figures.say('acknowledged', acknowledged.length, atLeast(20))
      figures.say('acknowledged_and_missing', acknowledged.filter((uuid) => !uuids.has(uuid)).length, exactly(0))
      figures.say('half_firms', firms - whole + orphans, exactly(0))
      const tail = await oneByOne(people.slice(-TAIL), async (person) => [
        await ask.list(),
        await ask.document(),
        await ask.registration(person, newUuid()),
      ])
      figures.say('tail', tail.flat().filter(({ status }) => status === 200).length, exactly(3 * TAIL))
    } finally {
      await stage.close()
    }
  } finally {
    await own.stop()
  }
}
