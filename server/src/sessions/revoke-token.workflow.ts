import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { SessionActivities } from './session.activities.ts'

const outside = proxyActivities<SessionActivities>({
  startToCloseTimeout: '10s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})
const database = proxyLocalActivities<SessionActivities>({ startToCloseTimeout: '5s' })

/** Revoking twice is harmless, so the token is deleted only after the sign-in service has confirmed. */
export async function revokeToken(session: string): Promise<void> {
  await outside.revokeSessionToken(session)
  await database.forgetSessionToken(session)
}
