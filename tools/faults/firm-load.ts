import { setTimeout as pause } from 'node:timers/promises'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { registerOrganization } from '../../contracts/firms/registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { percentile } from '../figures/percentile.ts'
import { type Answer, ask, callAs, untilAnswered } from './callers.ts'
import { newPerson, type SignedIn, signIn } from './people.ts'
import type { Stage } from './stage.ts'

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
