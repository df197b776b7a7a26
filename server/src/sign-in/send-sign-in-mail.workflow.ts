import type { SignInMailKind } from '../people/sign-in-mail.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { SignInActivities } from './sign-in.activities.ts'

/** Retried until it is sent: a duplicate has the same Message-ID and link, and is harmless. */
export async function sendSignInMail(
  kind: SignInMailKind,
  about: string,
  message: string,
  ...invitation: string[]
): Promise<void> {
  await mailSteps<SignInActivities>('awaited').mailAboutSignIn(kind, about, message, ...invitation)
}
