import { proxyActivities } from '@temporalio/workflow'
import type { SignInActivities } from './sign-in.activities.ts'
import type { SignInMailKind } from './sign-in-mail.ts'

const outside = proxyActivities<SignInActivities>({
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '24h',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

/** Tried again until it is sent: a copy carries the same Message-ID and the same link, and is harmless. */
export async function sendSignInMail(kind: SignInMailKind, about: string, message: string): Promise<void> {
  await outside.mailAboutSignIn(kind, about, message)
}
