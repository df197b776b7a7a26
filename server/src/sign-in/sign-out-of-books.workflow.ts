import { proxyActivities } from '@temporalio/workflow'
import type { SignInActivities } from './sign-in.activities.ts'

/** Books may be down for days; ending sessions twice is harmless. */
const books = proxyActivities<SignInActivities>({
  startToCloseTimeout: '10s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

export async function signOutOfBooks(user_uuid: string, before: string): Promise<void> {
  await books.endBooksSessions(user_uuid, Number(before))
}
