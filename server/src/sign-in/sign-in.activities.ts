import { signInPaths } from '@partner-hub/contracts/sign-in-pages.ts'
import { renderAlreadyRegistered } from '@partner-hub/emails/already-registered.ts'
import { renderConfirmEmail } from '@partner-hub/emails/confirm-email.ts'
import { renderPasswordChanged } from '@partner-hub/emails/password-changed.ts'
import { renderResetPassword } from '@partner-hub/emails/reset-password.ts'
import type { Config, Secrets } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { linkStore } from './link.store.ts'
import { type LinkKind, linkTokens, linkUrl } from './link-token.ts'
import type { SignInMailKind } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'

export interface SignInActivities {
  /** `about` is a link for the mails that carry one, a person for the others. */
  mailAboutSignIn(kind: SignInMailKind, about: string, message: string): Promise<void>
}

interface Needs {
  config: Config
  secrets: Secrets
  database: Database
  mail: MailPort
}

export const createSignInActivities = ({ config, secrets, database, mail }: Needs): SignInActivities => {
  const tokens = linkTokens(secrets.HUB_SECRET)
  const host = new URL(config.SIGN_IN_URL).hostname
  const sender = senderOf(config)
  const forgotPasswordUrl = `${config.SIGN_IN_URL}${signInPaths.forgotPassword}`

  /** Undefined once the link is used, replaced or too old: there is nothing left to send. */
  const withLink = async (kind: LinkKind, uuid: string) => {
    const link = await linkStore.findForMail(database.once, uuid)
    if (!link) return undefined
    const url = linkUrl(config.SIGN_IN_URL, kind, uuid, tokens.tokenOf(uuid, link.generation))
    const to = { ...sender, firstName: link.first_name }
    const rendered =
      kind === 'confirmation'
        ? renderConfirmEmail({ ...to, confirmUrl: url, validHours: hoursOf(config.CONFIRMATION_LINK_SECONDS) })
        : renderResetPassword({ ...to, resetUrl: url, validHours: hoursOf(config.RESET_LINK_SECONDS) })
    return { to: link.email, ...(await rendered) }
  }

  const notice = async (kind: Exclude<SignInMailKind, LinkKind>, user_uuid: string) => {
    const user = await userStore.findByUuid(database.once, user_uuid)
    if (!user) return undefined
    const to = { ...sender, firstName: user.first_name, forgotPasswordUrl }
    const rendered =
      kind === 'already-registered'
        ? renderAlreadyRegistered({ ...to, signInUrl: config.HUB_URL })
        : renderPasswordChanged(to)
    return { to: user.email, ...(await rendered) }
  }

  return {
    mailAboutSignIn: (kind, about, message) =>
      whileBeating(async (_signal, checkLease) => {
        const made =
          kind === 'confirmation' || kind === 'reset' ? await withLink(kind, about) : await notice(kind, about)
        if (made) await mail.send({ ...made, messageId: `<${message}@${host}>` }, checkLease)
      }),
  }
}

const hoursOf = (seconds: number): number => Math.max(1, Math.round(seconds / 3600))
