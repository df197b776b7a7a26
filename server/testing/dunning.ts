import { composeModules, dueWorkOf } from '../src/compose-modules.ts'
import { standingAt } from './business-clock.ts'
import type { FirmCaller, Hub } from './hub.ts'
import { sweepRenewals } from './renewals.ts'
import { settle } from './settlements.ts'

const SWEEPS = [
  'unpaid plans',
  'retries of unpaid renewals',
  'notices of ended plans',
  'notices of expiring cards',
] as const

/** What a worker does in one turn. */
const sweepDunning = async (hub: Hub): Promise<void> => {
  await sweepRenewals(hub)
  const dueWork = dueWorkOf(composeModules(hub.parts))
  for (const name of SWEEPS) await dueWork[name]?.()
}

/** A worker's turns on this day, and then what else happens on it. Noon everywhere near Halifax. */
export const onDay = <T = void>(hub: Hub, day: string, more?: () => Promise<T>): Promise<T | undefined> =>
  standingAt(hub.clone.ownerUrl, { instant: `${day}T16:00:00Z`, seconds: 0 }, async () => {
    for (let turn = 0; turn < 3; turn++) await sweepDunning(hub)
    return more?.()
  })

/** The same, until the firm's payments are settled. */
export const settledOn = (hub: Hub, firm: FirmCaller, day: string) => onDay(hub, day, () => settle(hub, firm))
