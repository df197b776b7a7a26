import type { FaultRun } from './run.ts'
import { storiesAtTheGap } from './stories-at-the-gap.ts'
import { storiesUnderKills } from './stories-under-kills.ts'
import { storiesWithoutTemporal } from './stories-without-temporal.ts'

/** A story is never lost and never started twice: at the worst moment, under kill -9, and without Temporal. */
export const stories: FaultRun = async (run) => {
  await storiesAtTheGap(run)
  await storiesUnderKills(run)
  await storiesWithoutTemporal(run)
}
