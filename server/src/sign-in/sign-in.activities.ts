import { signInPaths } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { renderAlreadyRegistered } from '@partner-hub/emails/already-registered.ts'
import { renderConfirmEmail } from '@partner-hub/emails/confirm-email.ts'
import { renderPasswordChanged } from '@partner-hub/emails/password-changed.ts'
import { renderResetPassword } from '@partner-hub/emails/reset-password.ts'
import type { BooksPort } from '../books/books.ts'
import type { Config, Secrets } from '../config.ts'
import { invitationOfSignUp } from '../invitations/invitation-of-sign-up.ts'
import { invitationTokens, signedUpUrl } from '../invitations/invitation-token.ts'
import { findMailedLink } from '../people/find-mailed-link.ts'
import { findPersonByUuid } from '../people/find-person.ts'
import { type LinkKind, linkTokens } from '../people/link-token.ts'
import type { SignInMailKind } from '../people/sign-in-mail.ts'
import { invitationOf } from '../people/sign-up.ts'
import type { Database } from '../platform/database/database.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'

export interface SignInActivities {
  /** `about` is the link's uuid for mails with a link, the person's for others. */
  mailAboutSignIn(kind: SignInMailKind, about: string, message: string, ...invitation: string[]): Promise<void>
  /** Later sessions stay, because this may run after the person has signed in again. */
  endBooksSessions(user_uuid: string, before: number): Promise<void>
}

interface Needs {
  config: Config
  secrets: Secrets
  database: Database
  mail: MailPort
  books: BooksPort
}

export const createSignInActivities = ({ config, secrets, database, mail, books }: Needs): SignInActivities => {
  const findLink = findMailedLink({ tokens: linkTokens(secrets.HUB_SECRET), signInUrl: config.SIGN_IN_URL })
  const host = new URL(config.SIGN_IN_URL).hostname
  const sender = senderOf(config)
  const findInvitation = invitationOfSignUp({ database, tokens: invitationTokens(secrets.HUB_SECRET) })
  const forgotPasswordUrl = `${config.SIGN_IN_URL}${signInPaths.forgotPassword}`

  const withLink = async (kind: LinkKind, uuid: string) => {
    const link = await findLink(database.once, kind, uuid)
    if (!link) return undefined
    const { url } = link
    const to = { ...sender, firstName: link.first_name }
    const rendered =
      kind === 'confirmation'
        ? renderConfirmEmail({
            ...to,
            confirmUrl: url,
            validHours: hoursOf(config.CONFIRMATION_LINK_SECONDS),
            invitation: (await invitationIn(link)) ?? null,
          })
        : renderResetPassword({ ...to, resetUrl: url, validHours: hoursOf(config.RESET_LINK_SECONDS) })
    return { to: link.email, ...(await rendered) }
  }

  const invitationIn = async (link: { email: string } & Parameters<typeof invitationOf>[0]) => {
    const begun = invitationOf(link)
    return begun && { productName: config.PROVIDER_PRODUCT_NAME, ...(await findInvitation(begun, link.email)) }
  }

  const notice = async (kind: Exclude<SignInMailKind, LinkKind>, user_uuid: string, invitation: string[]) => {
    const user = await findPersonByUuid(database.once, user_uuid)
    if (!user) return undefined
    const to = { ...sender, firstName: user.first_name, forgotPasswordUrl }
    const [invitation_uuid = null, generation] = invitation
    const invited = await invitationIn({
      email: user.email,
      invitation_uuid,
      invitation_generation: generation === undefined ? null : Number(generation),
    })
    const signInUrl = invited ? signedUpUrl(config.HUB_URL, invited.link) : config.HUB_URL
    const rendered =
      kind === 'already-registered'
        ? renderAlreadyRegistered({ ...to, signInUrl, invitation: invited ?? null })
        : renderPasswordChanged(to)
    return { to: user.email, ...(await rendered) }
  }

  return {
    endBooksSessions: (user_uuid, before) => whileBeating((signal) => books.signOut(user_uuid, { before }, signal)),

    mailAboutSignIn: (kind, about, message, ...invitation) =>
      whileBeating(async (_signal, checkLease) => {
        const made =
          kind === 'confirmation' || kind === 'reset'
            ? await withLink(kind, about)
            : await notice(kind, about, invitation)
        if (made) await mail.send({ ...made, messageId: `<${message}@${host}>` }, checkLease)
      }),
  }
}

const hoursOf = (seconds: number): number => Math.max(1, Math.round(seconds / 3600))
