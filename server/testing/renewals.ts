import { composeModules, dueWorkOf } from '../src/compose-modules.ts'
import { standingAt } from './business-clock.ts'
import type { Hub } from './hub.ts'

const SWEEPS = ['ended trials', 'renewals', 'renewals one by one'] as const

/** What a worker does in one turn. */
export const sweepRenewals = async (hub: Pick<Hub, 'parts'>): Promise<void> => {
  const dueWork = dueWorkOf(composeModules(hub.parts))
  for (const name of SWEEPS) await dueWork[name]?.()
}

/** A worker's turns at this instant, until nothing is due. */
export const renewAt = (hub: Hub, instant: string): Promise<void> =>
  standingAt(hub.clone.ownerUrl, { instant, seconds: 0 }, async () => {
    for (let turn = 0; turn < 5; turn++) await sweepRenewals(hub)
  })
