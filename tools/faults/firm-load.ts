import { setTimeout as pause } from 'node:timers/promises'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { registerOrganization } from '../../contracts/firms/registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { percentile } from '../figures/percentile.ts'
import { type Answer, ask, callAs, untilAnswered } from './callers.ts'
import { newPerson, type SignedIn, signIn } from './people.ts'
import type { Stage } from './stage.ts'

export interface Asked {
  readonly what: 'list' | 'registration' | 'document' | 'client'
  /** Milliseconds since the process began, as performance.now() counts. */
  readonly begun: number
  readonly answer: Answer
}

/** A person with a firm, for calls that need one. */
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

/** The three kinds of request that a firm's people make, each once. */
export const askers = (stage: Stage, url: string, owner: SignedIn & { organization_uuid: string }) => {
  const params = { organizationUuid: owner.organization_uuid }
  return {
    list: () => callAs(url, stage.config.HUB_URL, owner, listBusinessClients, { params }),
    document: () => ask(`${url}/clients`, { headers: { cookie: owner.cookie, accept: 'text/html' } }),
    registration: (person: SignedIn, key: string) =>
      callAs(url, stage.config.HUB_URL, person, registerOrganization, { body: registrationOf(), key }),
  }
}

/** How long each kind of request takes its reader, for all but one of twenty, while something else goes on; none may fail. */
export const p95While = async <What extends Asked['what']>(
  asks: Readonly<Record<What, () => Promise<Answer>>>,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<Record<What, number>> => {
  const kinds = Object.keys(asks) as What[]
  const asking = kinds.map((what) => steadily(everyMs, what, asks[what]))
  await work()
  const asked = (await Promise.all(asking.map((each) => each.stop()))).flat()
  const failed = asked.find(({ answer }) => answer.status !== 200)
  if (failed) throw new Error(`${failed.what} was answered ${failed.answer.status}: quick, and of no use`)
  const times = (kind: What) => asked.filter(({ what }) => what === kind).map(({ answer }) => answer.ms)
  return Object.fromEntries(kinds.map((kind) => [kind, percentile(times(kind), 0.95)])) as Record<What, number>
}

/** Asks for something every so often, whether or not the answers before have come, until told to stop. */
export const steadily = (everyMs: number, what: Asked['what'], act: (turn: number) => Promise<Answer>) => {
  const asked: Promise<Asked>[] = []
  let isStopped = false
  const loop = (async () => {
    for (let turn = 0; !isStopped; turn++) {
      const begun = performance.now()
      asked.push(act(turn).then((answer) => ({ what, begun, answer })))
      await pause(everyMs)
    }
  })()
  return {
    stop: async (): Promise<Asked[]> => {
      isStopped = true
      await loop
      return Promise.all(asked)
    },
  }
}
