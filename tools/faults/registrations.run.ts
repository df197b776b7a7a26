import { clientRegistrations } from './client-registrations.ts'
import { firmRegistrations } from './firm-registrations.ts'
import type { FaultRun } from './run.ts'

/** Firms under kill -9, then clients with every part dying in turn. */
export const registrations: FaultRun = async (run) => {
  await firmRegistrations(run)
  await clientRegistrations(run)
}
