import { nextOwnerMail } from '@partner-hub/contracts/billing/owner-mail.ts'
import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import {
  Archive,
  CircleAlert,
  CircleDashed,
  Clock,
  Hourglass,
  Lock,
  type LucideIcon,
  Mail,
  MailWarning,
  Send,
  Unplug,
  X,
} from 'lucide-react'
import { may } from '../../api/may.ts'
import { onboarding } from '../../texts/client.ts'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { withNames } from '../../texts/names.ts'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import {
  type ClientDetail,
  canEmailOwner,
  isPayerAllowed,
  newestInvitationOf,
  ownerInvitationOf,
  ownerOf,
  panelOf,
  standingOfClient,
} from './client-detail.ts'
import type { Standing } from './client-standing.ts'
import { fullName } from './full-name.ts'

export type BannerAct = 'restore' | 'archive' | 'invite' | 'select_plan' | 'bill_firm' | 'email' | 'support'

/** The right each act requires; anyone may contact support. */
const rights: Readonly<Record<Exclude<BannerAct, 'support'>, FirmAct>> = {
  restore: 'archive_clients',
  archive: 'archive_clients',
  invite: 'invite_owners',
  select_plan: 'choose_plans',
  bill_firm: 'choose_plans',
  email: 'invite_owners',
}

/** How a standing's banner looks. */
export interface StandingLook {
  readonly tone: 'neutral' | 'info' | 'accent' | 'warning' | 'danger'
  readonly icon: LucideIcon
  readonly isBusy?: boolean
  readonly title: string
  readonly text: string
  /** Since when and until when, if the specification gives the text. */
  readonly line?: string | undefined
  readonly acts: readonly BannerAct[]
  /** What the page's filled button does: the firm's next step, or log in; nothing if the account cannot be opened. */
  readonly leadsWith: 'first_act' | 'log_in' | 'nothing'
}

type Look = Omit<StandingLook, 'leadsWith'> & { readonly leadsWith?: 'first_act' | 'nothing' }

const day = (instant: string | null | undefined): string | undefined => (instant ? onDay(instant) : undefined)
const moment = (instant: string | null | undefined): string | undefined => (instant ? atMoment(instant) : undefined)

const factsOf = (detail: ClientDetail) => {
  const { client, subscription, moments } = detail
  const owner = ownerOf(detail)
  const invitation = owner && newestInvitationOf(detail, owner)
  const isOnTrial = subscription?.status === 'ACTIVE_TRIAL'
  return {
    client,
    subscription,
    moments,
    invitation,
    owner: (owner && fullName(owner)) || texts.unknownOwner,
    firmPays: client.billing_owner === 'ACCOUNTANT',
    isAccepted: ownerInvitationOf(detail) === 'ACCEPTED',
    mayEmail: canEmailOwner(detail),
    mayInvite: may('invite_owners'),
    mayArchive: may('archive_clients'),
    mayChoose: may('choose_plans'),
    mayPay: isPayerAllowed(detail, 'ACCOUNTANT'),
    created: onDay(client.relation_start),
    trialEnds: isOnTrial ? day(moments?.trial_ends_at) : undefined,
    trialEnded: day(moments?.trial_ends_at),
  }
}
type Facts = ReturnType<typeof factsOf>

/** Selecting a plan is the firm's next step for those who may; the others are told who does. */
const selecting = (mayChoose: boolean, otherwise?: 'nothing') =>
  mayChoose
    ? ({ acts: ['select_plan'], leadsWith: 'first_act' } as const)
    : ({ acts: [], ...(otherwise && { leadsWith: otherwise }) } as const)

const expiredTrial = (facts: Facts): Look => {
  const { firmPays, mayChoose, mayPay, mayEmail, mayInvite, mayArchive, owner, trialEnded, invitation, moments } = facts
  const since = texts.expired.on(trialEnded)
  const { title, text } = onboarding.expired
  const look = { tone: 'danger', icon: CircleAlert, title, text } as const
  if (firmPays)
    return {
      ...look,
      title: texts.expired.firmPays,
      text: joinSentences(since, texts.expired.closed, !mayChoose && texts.askToSelect),
      ...selecting(mayChoose, 'nothing'),
    }
  if (!mayEmail) {
    const until = invitation?.invitation_status === 'PENDING' ? day(invitation.expires_at) : undefined
    return {
      ...look,
      line: joinSentences(
        since,
        texts.expired.notAccepted(owner, until),
        !until && mayPay && (mayChoose ? texts.expired.pay : texts.expired.askToPay),
        !until && (mayArchive ? texts.expired.archive : texts.expired.askToArchive),
      ),
      acts: [...(mayPay ? (['bill_firm'] as const) : []), 'archive', 'support'],
      leadsWith: until ? 'nothing' : 'first_act',
    }
  }
  const emailed = moments?.owner_emailed_at
  const line = joinSentences(
    since,
    texts.expired.closedUntil(owner),
    emailed && texts.expired.emailed(atMoment(emailed)),
    emailed && mayInvite && texts.expired.again(atMoment(nextOwnerMail(emailed).toISOString())),
  )
  return { ...look, line, acts: ['email', 'support'], leadsWith: 'first_act' }
}

const lostMail = ({ invitation, moments, owner, mayInvite }: Facts): Look => {
  const why = invitation?.delivery_problem ?? null
  const tell = invitation?.delivery === 'BOUNCED' ? texts.mail_lost.bounced : texts.mail_lost.refused
  return {
    tone: 'danger',
    icon: MailWarning,
    title: texts.mail_lost.title(invitation?.invitation_email ?? owner),
    text: joinSentences(tell(day(moments?.delivery_at), why), mayInvite && texts.mail_lost.next(owner)),
    acts: ['invite'],
    leadsWith: 'first_act',
  }
}

/** A draft that was sent before has been withdrawn (DEC-89). */
const notInvited = ({ owner, created, trialEnds, invitation, moments, mayInvite }: Facts): Look => ({
  tone: 'accent',
  icon: Mail,
  ...(invitation?.sent_at
    ? {
        title: texts.withdrawn.title(day(moments?.withdrawn_at)),
        text: joinSentences(
          texts.withdrawn.text(owner),
          mayInvite && texts.withdrawn.next,
          trialEnds && texts.trialEnds(trialEnds),
        ),
      }
    : { title: texts.not_invited.title(owner), text: texts.not_invited.text(created, trialEnds, mayInvite) }),
  acts: ['invite'],
  leadsWith: 'first_act',
})

const runningTrial = ({ firmPays, mayChoose, owner, trialEnds, subscription }: Facts): Look => {
  const days = subscription?.days_left ?? null
  return {
    tone: days !== null && days <= 7 ? 'warning' : 'info',
    icon: Hourglass,
    title: texts.trial.title(trialEnds, days),
    text: joinSentences(
      !firmPays && texts.trial.noPlanYet(owner),
      texts.trial.after,
      firmPays && !mayChoose && texts.askToSelect,
    ),
    ...selecting(firmPays && mayChoose),
  }
}

const looks: Readonly<Record<Exclude<Standing, 'settled'>, (facts: Facts) => Look>> = {
  archived: ({ moments, mayArchive }) => ({
    tone: 'neutral',
    icon: Archive,
    title: texts.archived.title(day(moments?.archived?.at)),
    text: mayArchive
      ? texts.archived.text(moments?.archived?.person, moments?.restores_to !== 'ACTIVE')
      : texts.archived.textForReaders(moments?.archived?.person),
    acts: ['restore'],
    leadsWith: 'first_act',
  }),
  no_access: ({ moments, owner, isAccepted, invitation }) => ({
    tone: 'neutral',
    icon: Lock,
    title: texts.no_access.title(day(moments?.access_ended?.at)),
    text: texts.no_access.text(
      owner,
      isAccepted ? 'accepted' : invitation?.invitation_status === 'PENDING' ? 'open' : 'none',
    ),
    acts: ['archive'],
  }),
  opening: ({ client }) => ({
    tone: 'info',
    icon: Clock,
    isBusy: true,
    title: texts.opening.title,
    text: texts.opening.text(atMoment(client.relation_start)),
    acts: [],
    leadsWith: 'nothing',
  }),
  opening_failed: ({ moments }) => ({
    tone: 'danger',
    icon: Unplug,
    title: texts.opening_failed.title,
    text: texts.opening_failed.text(moment(moments?.opening_failed_at)),
    acts: ['support'],
    leadsWith: 'nothing',
  }),
  trial_expired: expiredTrial,
  cancelled: ({ firmPays, mayChoose, owner }) => ({
    tone: 'warning',
    icon: CircleDashed,
    title: texts.cancelled.title,
    text: joinSentences(
      texts.cancelled.text(firmPays ? texts.yourFirm : owner),
      firmPays && !mayChoose && texts.askToSelect,
    ),
    ...(firmPays ? selecting(mayChoose, 'nothing') : ({ acts: ['support'], leadsWith: 'nothing' } as const)),
  }),
  mail_lost: lostMail,
  declined: ({ owner, moments, trialEnds, mayInvite }) => ({
    tone: 'danger',
    icon: X,
    title: texts.declined.title(owner, day(moments?.decided_at)),
    text: joinSentences(trialEnds && texts.declined.keeps(trialEnds), mayInvite && texts.declined.next),
    acts: ['invite'],
    leadsWith: 'first_act',
  }),
  invitation_expired: ({ owner, invitation, trialEnds, mayInvite }) => ({
    tone: 'warning',
    icon: Clock,
    title: texts.invitation_expired.title(day(invitation?.expires_at)),
    text: joinSentences(
      texts.invitation_expired.text(owner),
      mayInvite && texts.invitation_expired.next,
      trialEnds && texts.trialEnds(trialEnds),
    ),
    acts: ['invite'],
    leadsWith: 'first_act',
  }),
  no_plan: ({ firmPays, mayChoose, owner, created }) => ({
    tone: 'warning',
    icon: CircleDashed,
    title: texts.no_plan.title,
    text: firmPays
      ? joinSentences(texts.no_plan.firmPays(created), !mayChoose && texts.askToSelect)
      : texts.no_plan.clientPays(owner, created),
    ...selecting(firmPays && mayChoose),
  }),
  not_invited: notInvited,
  pending: ({ owner, invitation, moments, trialEnds }) => ({
    tone: 'info',
    icon: Send,
    title: texts.pending.title(owner),
    text: texts.pending.text({
      isOnItsWay: invitation?.delivery === 'WAITING',
      sent: day(invitation?.sent_at),
      reminder: day(moments?.next_reminder_at),
      until: day(invitation?.expires_at),
      trialEnds,
    }),
    acts: ['invite'],
  }),
  trial: runningTrial,
}

const joinSentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Removes acts that the reader's role does not allow (DEC-97). With none left, the banner's tone is neutral. */
const forReader = (look: Look): Look => {
  const acts = look.acts.filter((act) => act === 'support' || may(rights[act]))
  if (acts.length === look.acts.length) return look
  return { ...look, acts, leadsWith: 'nothing', ...(acts.length === 0 && { tone: 'neutral' }) }
}

/** Undefined for a settled client. If the specification names the panel's heading, the banner uses it. */
export const standingLook = (detail: ClientDetail): StandingLook | undefined => {
  const standing = standingOfClient(detail)
  if (standing === 'settled') return undefined
  const look = forReader(looks[standing](factsOf(detail)))
  const withDefaults = {
    leadsWith: 'log_in' as const,
    ...look,
    title: withNames(look.title),
    text: withNames(look.text),
  }
  const isInviting = panelOf(detail)?.shape === 'invitation_open' && withDefaults.acts.includes('invite')
  return isInviting
    ? { ...withDefaults, title: onboarding.invitationOpen, text: withDefaults.title, line: withDefaults.text }
    : withDefaults
}
