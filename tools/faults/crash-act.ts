import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { type Answer, oneByOne, untilAnswered } from './callers.ts'
import { allRows, unshared } from './changed-rows.ts'
import { countingUp, processesDyingAt } from './dying-processes.ts'
import type { RoleProcess } from './role-process.ts'
import type { Run } from './run.ts'
import type { Stage } from './stage.ts'

const SMALL_STEP = 9
const TAIL = 20

/** Makes a new subject of an act, and returns the call that acts on it. */
export type CrashAct = () => Promise<(web: RoleProcess, key: string) => Promise<Answer>>

const areStoriesStarted = async ({ admin }: Stage): Promise<boolean> =>
  (await admin.query('select 1 from story_starts limit 1')).rows.length === 0

/** Acts on a process that may die, then retries on a healthy one, which must respond as if it were the first. */
export const actOnce = async (stage: Stage, act: CrashAct, first: RoleProcess, healthy: RoleProcess) => {
  const call = await act()
  await until('every earlier story is started', 60, () => areStoriesStarted(stage))
  const before = await allRows(stage)
  const key = newUuid()
  await first.whenReady()
  const answer = await call(first, key)
  // The story starts after the response; its row exists until then. The process may die in between.
  const isSettled = async () => first.deaths() > 0 || (await areStoriesStarted(stage))
  if (answer.status === 0) await first.whenDead()
  else await until('its story is started, or it has died', 60, isSettled)
  const hasDied = first.deaths() > 0
  if (hasDied)
    await untilAnswered(
      () => call(healthy, key),
      ({ status }) => status === 200,
      20,
    )
  await until('every story is started', 60, () => areStoriesStarted(stage))
  return { hasDied, status: answer.status, state: (await allRows(stage)).since(before) }
}

/** SIGKILL at every boundary of an act; after the retry it happened once. Returns what it changes. */
export const sayCrashPoints = async (
  { figures, timeline, size }: Run,
  stage: Stage,
  healthy: RoleProcess,
  name: string,
  act: CrashAct,
): Promise<string> => {
  const reference = (await actOnce(stage, act, healthy, healthy)).state
  const nextProcess = processesDyingAt(stage, countingUp(size, SMALL_STEP))
  let [boundaries, equal] = [0, 0]
  for (;;) {
    const dying = await nextProcess()
    if (!dying) throw new Error(`${name} still dies at the last boundary`)
    const { hasDied, status, state } = await actOnce(stage, act, dying.web, healthy)
    await dying.web.stop()
    if (!hasDied && status !== 200) throw new Error(`${name}, boundary ${dying.boundary} answered ${status}`)
    if (!hasDied) break
    boundaries++
    if (state === reference) equal++
    else timeline.note(`${name}, boundary ${dying.boundary}: ${unshared(state, reference)}`)
  }
  const again = (await actOnce(stage, act, healthy, healthy)).state
  figures.say(`${name}_without_a_death_equal`, again === reference ? 1 : 0, exactly(1))
  if (again !== reference) timeline.note(`${name} without a death: ${unshared(again, reference)}`)
  figures.say(`${name}_boundaries`, boundaries, atLeast(size === 'small' ? 1 : 12))
  figures.say(`${name}_boundaries_equal`, equal, exactly(boundaries))
  const tail = await oneByOne(Array.from({ length: TAIL }), async () => (await act())(healthy, newUuid()))
  figures.say(`${name}_tail`, tail.filter(({ status }) => status === 200).length, exactly(TAIL))
  return reference
}
