import { setTimeout as pause } from 'node:timers/promises'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { registerOrganization } from '../../contracts/firms/registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { percentile } from '../figures/percentile.ts'
import { type Answer, ask, callAs, untilAnswered } from './callers.ts'
import { newPerson, type SignedIn, signIn } from './people.ts'
import type { Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

export interface TimedCall {
  readonly what: 'list' | 'registration' | 'document' | 'client'
  /** On the clock of performance.now(), in ms. */
  readonly begun: number
  readonly answer: Answer
}

/** Registers a firm and returns its owner, for calls that need one. */
export const firmOwner = async (
  stage: Stage,
  url: string,
  firm: Parameters<typeof registrationOf>[0] = {},
): Promise<SignedIn & { organization_uuid: string }> => {
  const owner = await signIn(stage, await newPerson(stage))
  const call = { body: registrationOf(firm), key: newUuid() }
  const answers = await untilAnswered(
    () => callAs(url, stage.config.HUB_URL, owner, registerOrganization, call),
    ({ status }) => status === 200,
  )
  return { ...owner, organization_uuid: JSON.parse(answers.at(-1)?.text ?? '').uuid }
}

/** The three kinds of request that a firm's people make. */
export const askers = (stage: Stage, url: string, owner: SignedIn & { organization_uuid: string }) => {
  const params = { organizationUuid: owner.organization_uuid }
  return {
    list: () => callAs(url, stage.config.HUB_URL, owner, listBusinessClients, { params }),
    document: () => ask(`${url}/clients`, { headers: { cookie: owner.cookie, accept: 'text/html' } }),
    registration: (person: SignedIn, key: string) =>
      callAs(url, stage.config.HUB_URL, person, registerOrganization, { body: registrationOf(), key }),
  }
}

/** All three kinds, this many per second together: half of them the list. Registrations go through the people in turn. */
export const mixedLoad = (ask: ReturnType<typeof askers>, people: readonly SignedIn[], perSecond: number) => {
  const loads = [
    steadily(2 * (1000 / perSecond), 'list', ask.list),
    steadily(4 * (1000 / perSecond), 'document', ask.document),
    steadily(4 * (1000 / perSecond), 'registration', (turn) =>
      ask.registration(people[turn % people.length] as SignedIn, newUuid()),
    ),
  ]
  return { stop: async (): Promise<TimedCall[]> => (await Promise.all(loads.map((load) => load.stop()))).flat() }
}

/** Counts and notes the failed calls of a mixed load. 409 is a valid response: the person already has a firm. */
export const countFailed = (calls: readonly TimedCall[], timeline: Timeline): number => {
  const failed = calls.filter(({ answer }) => answer.status !== 200 && answer.status !== 409)
  for (const { what, answer } of failed) timeline.note(`${what} ${answer.status} ${answer.text.slice(0, 200)}`)
  return failed.length
}

/** The p95 of each kind of request while `work` runs; none may fail. */
export const p95While = async <What extends TimedCall['what']>(
  asks: Readonly<Record<What, () => Promise<Answer>>>,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<Record<What, number>> => {
  const kinds = Object.keys(asks) as What[]
  const asking = kinds.map((what) => steadily(everyMs, what, asks[what]))
  await work()
  const calls = (await Promise.all(asking.map((each) => each.stop()))).flat()
  const failed = calls.find(({ answer }) => answer.status !== 200)
  if (failed) throw new Error(`${failed.what} was answered ${failed.answer.status}: quick, and of no use`)
  const times = (kind: What) => calls.filter(({ what }) => what === kind).map(({ answer }) => answer.ms)
  return Object.fromEntries(kinds.map((kind) => [kind, percentile(times(kind), 0.95)])) as Record<What, number>
}

/** Sends a request at a fixed interval, whether or not earlier ones have returned, until it is stopped. */
export const steadily = (everyMs: number, what: TimedCall['what'], act: (turn: number) => Promise<Answer>) => {
  const calls: Promise<TimedCall>[] = []
  let isStopped = false
  const loop = (async () => {
    for (let turn = 0; !isStopped; turn++) {
      const begun = performance.now()
      calls.push(act(turn).then((answer) => ({ what, begun, answer })))
      await pause(everyMs)
    }
  })()
  return {
    stop: async (): Promise<TimedCall[]> => {
      isStopped = true
      await loop
      return Promise.all(calls)
    },
  }
}
