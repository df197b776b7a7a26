import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { SessionActivities } from '../src/sessions/session.activities.ts'

const outside = proxyActivities<SessionActivities>({ startToCloseTimeout: '10s' })
const database = proxyLocalActivities<SessionActivities>({ startToCloseTimeout: '5s' })

/** The story of the same name with its steps swapped: a replay must fail. */
export async function revokeToken(session: string): Promise<void> {
  await database.forgetSessionToken(session)
  await outside.revokeSessionToken(session)
}
