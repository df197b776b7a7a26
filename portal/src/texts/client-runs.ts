import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { INVITATIONS_A_DAY } from '@partner-hub/contracts/invitations/invitation-quota.ts'
import { invitationRefusals } from './invitation-refusals.ts'

const number = new Intl.NumberFormat().format
/** Which clients cannot be changed is known only after each was tried. */
const upTo = (isUnseen: boolean): string => (isUnseen ? 'up to ' : '')

const many = (count: number): string => `${number(count)} ${count === 1 ? 'client' : 'clients'}`
const owners = (count: number, more = ''): string => `${number(count)} ${more}${count === 1 ? 'owner' : 'owners'}`
const invitations = (count: number): string => `${number(count)} ${count === 1 ? 'invitation' : 'invitations'}`

const dailyLimit = `Your firm can invite up to ${INVITATIONS_A_DAY.firm} owners a day, ${INVITATIONS_A_DAY.newFirm} in its first week.`
const theRest = 'The rest come first next time.'

const doing = { invite: 'inviting owners', archive: 'archiving', restore: 'restoring' }

const outcomesOf = (action: RunAction) =>
  action === 'invite'
    ? { waiting: 'Waiting', done: 'Sent', refused: 'Skipped' }
    : { waiting: 'Waiting', done: 'Done', refused: 'Unchanged' }

/** Bulk actions: the bar, the confirmation, the progress, and the result per client. */
export const clientRuns = {
  bar: 'Selected clients',
  selected: (count: number, shown = count) =>
    shown < count ? `${number(count)} selected, ${number(shown)} shown here` : `${number(count)} selected`,
  selectedElsewhere: (count: number) => `${number(count)} selected in another search`,
  clearFirst: 'Clear it to select other clients.',
  tooMany: {
    title: 'Too many clients at once',
    text: (limit: number) => `You can act on up to ${number(limit)} clients at once. Narrow the list with a filter.`,
  },
  everything: (count: number, mayReplace: boolean) =>
    mayReplace
      ? { name: `Select only these ${number(count)}`, short: `Only these ${number(count)}` }
      : { name: `Select all ${number(count)}`, short: `All ${number(count)}` },
  clear: 'Clear selection',
  actions: { invite: 'Invite Owners', archive: 'Archive', restore: 'Restore', export: 'Export CSV' },
  cancel: 'Cancel',
  /** The first of this many clients by name, or all of them. A name such as 'Heron & Co.' brings its own period. */
  names: (names: readonly string[], count: number) =>
    `${count > names.length ? 'Starting with ' : ''}${new Intl.ListFormat('en').format(names)}.`.replace(/\.\.$/, '.'),
  confirm: {
    invite: {
      title: (count: number, isUnseen = false) =>
        count === 0 ? 'No invitations left today' : `Invite ${upTo(isUnseen)}${owners(count)}?`,
      lines: (count: number) =>
        count === 1
          ? [
              'The owner gets an email with a new link, even after declining. Earlier links stop working.',
              "It says what your firm's email template says, or what was sent last.",
            ]
          : [
              'Each owner gets an email with a new link, even after declining. Earlier links stop working.',
              "Owners not invited yet get your firm's email template, the others what was sent to them last.",
            ],
      /** What the daily limit means for this many owners; `left` is unknown until the server has told it. */
      limit: (count: number, left: number | undefined) => {
        if (left === undefined) return count > INVITATIONS_A_DAY.newFirm ? `${dailyLimit} ${theRest}` : undefined
        if (left === 0) return `${dailyLimit} Try again tomorrow.`
        return left < count ? `Your firm can invite ${owners(left, 'more ')} today. ${theRest}` : undefined
      },
      left: (count: number) =>
        `${many(count)} of your selection ${count === 1 ? 'is' : 'are'} skipped: no email address, no plan, no access, sent within the hour, or the owner has accepted.`,
      leftUnseen:
        'Clients without an email address, a plan or access, those invited within the hour, and those whose owner has accepted, are skipped.',
      button: (count: number, isUnseen = false) =>
        count === 0 ? 'Invite Owners' : `Invite ${upTo(isUnseen)}${owners(count)}`,
    },
    archive: {
      title: (count: number, isUnseen = false) => `Archive ${upTo(isUnseen)}${many(count)}?`,
      left: (count: number) =>
        `${many(count)} of your selection ${count === 1 ? 'stays as it is: it has' : 'stay as they are: they have'} an active plan, or the owner has accepted.`,
      leftUnseen:
        'Clients you have access to stay as they are while they have an active plan or their owner has accepted. You will see which.',
      button: (count: number, isUnseen = false) => `Archive ${upTo(isUnseen)}${many(count)}`,
    },
    restore: {
      title: (count: number) => `Restore ${many(count)}?`,
      lines: (count: number) => [
        count === 1
          ? 'It returns from Archived with the status it had before.'
          : 'They return from Archived with the status they had before.',
        'Where your firm had no access before, it still has none.',
      ],
      left: (count: number) =>
        `${many(count)} of your selection ${count === 1 ? 'is' : 'are'} not archived and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
      leftUnseen: 'Clients that are not archived stay as they are.',
      button: (count: number) => `Restore ${many(count)}`,
    },
  },
  news: 'Several clients at once',
  running: {
    invite: (done: number, total: number) => `Inviting: ${number(done)} of ${many(total)}`,
    archive: (done: number, total: number) => `Archiving: ${number(done)} of ${many(total)}`,
    restore: (done: number, total: number) => `Restoring: ${number(done)} of ${many(total)}`,
    export: (_done: number, total: number) => `Exporting ${many(total)}`,
  },
  runningOfOther: (action: Exclude<RunAction, 'export'>, person: string | null, done: number, total: number) =>
    `${person ?? 'Someone'} is ${doing[action]}: ${number(done)} of ${many(total)}`,
  finished: {
    invite: (done: number) => `${invitations(done)} sent`,
    archive: (done: number) => `${many(done)} archived`,
    restore: (done: number) => `${many(done)} restored`,
    export: (done: number) => `${many(done)} exported`,
  },
  refused: (action: RunAction, count: number) =>
    `${number(count)} ${action === 'invite' ? 'skipped' : 'could not be changed'}`,
  stopped: (left: number) => `stopped with ${number(left)} left`,
  completed: 'Action Completed',
  details: 'Details',
  stop: 'Stop',
  undo: 'Undo',
  download: 'Download CSV',
  dismiss: 'Close this result',
  panel: {
    titles: { invite: 'Invite Owners', archive: 'Archive', restore: 'Restore', export: 'Export CSV' },
    started: (total: number, time: string) => `${many(total)}, started at ${time}`,
    progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
    secondsLeft: (seconds: number) => (seconds === 1 ? 'About a second left' : `About ${number(seconds)} seconds left`),
    minutesLeft: (minutes: number) => (minutes === 1 ? 'About a minute left' : `About ${number(minutes)} minutes left`),
    show: 'Show',
    all: (count: number) => `All ${number(count)}`,
    done: (action: RunAction, count: number) => `${outcomesOf(action).done} ${number(count)}`,
    refused: (action: RunAction, count: number) => `${outcomesOf(action).refused} ${number(count)}`,
    outcomes: outcomesOf,
    left: (action: RunAction) => (action === 'invite' ? 'Not sent' : 'Left as it is'),
    nothing: 'No clients here.',
    cut: (shown: number) => `The first ${number(shown)} are listed here, unchanged ones before the others.`,
    goesOn: 'You can close this panel. The job keeps running.',
    close: 'Close',
  },
  reasons: {
    invite: {
      action_not_allowed: 'The owner has already accepted.',
      ...invitationRefusals,
      resend_too_soon: 'It was sent less than an hour ago.',
      invitation_email_missing: 'The owner has no email address.',
      invitation_email_malformed: "The owner's email address is not valid.",
      invitation_email_suppressed: 'Our last message to this address bounced.',
      subject_too_long: 'The subject is too long with the names filled in. Invite this owner alone.',
      body_too_long: 'The message is too long with the names filled in. Invite this owner alone.',
    },
    archive: {
      archived_already: "It's already archived.",
      plan_active: 'It has an active plan.',
      owner_accepted: 'Its owner has accepted.',
      action_not_allowed: "It's already archived, has an active plan, or its owner has accepted.",
    },
    restore: { action_not_allowed: 'It is not archived.' },
    export: {},
    any: {
      not_found: 'It is no longer in your list.',
      not_allowed: 'The person who started this can no longer change clients.',
    },
    fault: 'Something went wrong. Please try again.',
  },
} as const satisfies Record<string, unknown> & { actions: Record<RunAction, string> }
