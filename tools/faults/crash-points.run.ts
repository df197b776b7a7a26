import { registerOrganization } from '../../contracts/firms/registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { callAs, oneByOne, untilAnswered } from './callers.ts'
import { allRows, unshared } from './changed-rows.ts'
import { clientCrashPoints } from './client-crash-points.ts'
import { countingUp, MANY_BOUNDARIES, processesDyingAt } from './dying-processes.ts'
import { countFirms } from './firms.ts'
import { moneyCrashPoints } from './money-crash-points.ts'
import { type SignedIn, signedInPeople } from './people.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

const TAIL = 20
/** The boundaries at which the version without a transaction is tried. */
const naiveBoundaries = [12, 20, 28]

/** The rows that a registration adds if its process dies once and the caller retries on a healthy one. */
const registerOnce = async (stage: Stage, person: SignedIn, first: RoleProcess, healthy: RoleProcess) => {
  const before = await allRows(stage)
  const [key, body] = [newUuid(), registrationOf()]
  const register = (web: RoleProcess) =>
    callAs(web.url, stage.config.HUB_URL, person, registerOrganization, { body, key })
  await first.whenReady()
  const answer = await register(first)
  if (answer.status === 0) {
    await first.whenDead()
    await untilAnswered(
      () => register(healthy),
      ({ status }) => status !== 0 && status !== 409 && status < 500,
      10,
    )
  }
  return { hasDied: answer.status === 0, status: answer.status, added: (await allRows(stage)).since(before) }
}

/** SIGKILL at every statement boundary of a registration; the caller retries, and there is one complete firm. */
const firmCrashPoints: FaultRun = async ({ figures, timeline, services, size }) => {
  const stage = await openStage({ services: await services(), timeline })
  try {
    const healthy = await stage.start('web-healthy', 'web')
    const people = await signedInPeople(stage, 1 + MANY_BOUNDARIES + TAIL)
    const nextPerson = () => people.pop() as SignedIn
    const reference = (await registerOnce(stage, nextPerson(), healthy, healthy)).added

    const nextProcess = processesDyingAt(stage, countingUp(size))
    let [boundaries, equal] = [0, 0]
    for (;;) {
      const dying = await nextProcess()
      if (!dying) throw new Error(`the registration still dies at boundary ${MANY_BOUNDARIES}`)
      const { hasDied, status, added } = await registerOnce(stage, nextPerson(), dying.web, healthy)
      await dying.web.stop()
      if (!hasDied && status !== 200) throw new Error(`boundary ${dying.boundary} answered ${status}`)
      if (!hasDied) break
      boundaries++
      if (added === reference) equal++
      else timeline.note(`boundary ${dying.boundary}: ${unshared(added, reference)}`)
    }
    const { firms, whole, orphans } = await countFirms(stage)
    figures.say('boundaries', boundaries, atLeast(size === 'small' ? 7 : 30))
    figures.say('boundaries_equal', equal, exactly(boundaries))
    figures.say('firms', firms, exactly(boundaries + 2))
    figures.say('whole_firms', whole, exactly(boundaries + 2))
    figures.say('orphans', orphans, exactly(0))
    const tail = await oneByOne(people.slice(-TAIL), (person) => registerOnce(stage, person, healthy, healthy))
    figures.say('tail_registrations', tail.filter(({ status }) => status === 200).length, exactly(TAIL))

    const naive = naiveBoundaries.slice(0, size === 'small' ? 1 : undefined)
    const nextNaive = processesDyingAt(stage, naive, { withoutTransactions: true })
    let different = 0
    for (let dying = await nextNaive(); dying; dying = await nextNaive()) {
      const { added } = await registerOnce(stage, nextPerson(), dying.web, healthy)
      if (added !== reference) different++
    }
    figures.say('naive_boundaries_different', different, atLeast(1))
  } finally {
    await stage.close()
  }
}

/** Kills every one-transaction act at every statement boundary. */
export const crashPoints: FaultRun = async (run) => {
  await firmCrashPoints(run)
  await clientCrashPoints(run)
  await moneyCrashPoints(run)
}
