/** The status banner of a client: the state, since when, and what to do now (DEC-86). Dates come formatted. */
const sentences = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

/** The mail server's message, which may lack a final period. */
const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** For an owner without a name. */
const unknownOwner = 'the owner'
const beginning = (owner: string): string => (owner === unknownOwner ? 'The owner' : owner)

interface PendingDates {
  isOnItsWay: boolean
  sent: string | undefined
  reminder: string | undefined
  until: string | undefined
  trialEnds: string | undefined
}

export const standingTexts = {
  archived: {
    title: (on: string | undefined) => (on ? `Archived on ${on}` : 'Archived'),
    text: (person: string | null | undefined, hasNoAccess: boolean) =>
      sentences(
        person ? `${person} archived this client.` : undefined,
        hasNoAccess
          ? "Restoring brings it back as No Access: your firm still can't open the account."
          : 'Restore it to open the account again.',
      ),
    /** To someone who can't restore it. */
    textForReaders: (person: string | null | undefined) =>
      sentences(person ? `${person} archived this client.` : undefined, 'An Owner or Admin can restore it.'),
  },
  no_access: {
    title: (on: string | undefined) => (on ? `No access since ${on}` : 'No access'),
    text: (owner: string, invitation: 'accepted' | 'open' | 'none') =>
      ({
        accepted: `Your firm no longer has access to this client's account. ${beginning(owner)} can add your firm again in {product name}, under Team.`,
        open: `Your firm no longer has access to this client's account. ${beginning(owner)} can still accept the invitation, and then add your firm again in {product name}, under Team.`,
        none: "Your firm no longer has access to this client's account, and it has no owner who could give it back.",
      })[invitation],
  },
  opening: {
    title: '{product name} is opening this account',
    text: (since: string) => `Started ${since}. This usually takes less than a minute. You can leave this page.`,
  },
  opening_failed: {
    title: "{product name} couldn't open this account",
    text: (tried: string | undefined) =>
      sentences(tried && `Last tried ${tried}.`, 'What you entered is saved, and we keep trying every 30 seconds.'),
  },
  expired: {
    firmPays: 'The free trial has expired',
    closed: "Your firm can't open this account until a plan is selected.",
    on: (on: string | undefined) => (on ? `Expired on ${on}.` : undefined),
    closedUntil: (owner: string) => `The account stays closed until ${owner} selects a plan.`,
    notAccepted: (owner: string, until: string | undefined) =>
      until
        ? `${beginning(owner)} hasn't accepted the invitation. Its link works until ${until}: once they accept, they can select a plan.`
        : `${beginning(owner)} hasn't accepted the invitation, and it can't be sent after the trial.`,
    pay: 'To keep the client, pay for it.',
    /** To someone who can't choose plans. */
    askToPay: 'To keep the client, ask an Owner, Admin, or Billing member of your firm to pay for it.',
    archive: "Archive the client if you don't need it.",
    /** To someone who can't archive it. */
    askToArchive: "Ask an Owner or Admin of your firm to archive the client if you don't need it.",
    emailed: (at: string) => `Emailed on ${at}.`,
    again: (at: string) => `You can email the owner again on ${at}.`,
  },
  cancelled: {
    title: 'The plan was cancelled',
    text: (payer: string) => `No one can open this account until ${payer} selects a new plan.`,
  },
  mail_lost: {
    title: (address: string) => `The invitation didn't reach ${address}`,
    bounced: (on: string | undefined, why: string | null) =>
      `It bounced${on ? ` on ${on}` : ''}${why ? `: ${ended(why)}` : '.'}`,
    refused: (on: string | undefined, why: string | null) =>
      `The mail server refused it${on ? ` on ${on}` : ''}${why ? `: ${ended(why)}` : '.'}`,
    next: (owner: string) => `Check the address with ${owner}, then send it again.`,
  },
  declined: {
    title: (owner: string, on: string | undefined) =>
      `${beginning(owner)} declined the invitation${on ? ` on ${on}` : ''}`,
    keeps: (on: string) => `Your firm keeps access until the free trial ends on ${on}.`,
    next: 'Talk to the owner before you invite them again.',
  },
  invitation_expired: {
    title: (on: string | undefined) => `The invitation expired${on ? ` on ${on}` : ''}`,
    text: (owner: string) => `The link that ${owner} has no longer works.`,
    next: 'Send a new invitation.',
  },
  no_plan: {
    title: 'No plan selected yet',
    firmPays: (since: string) =>
      `Created on ${since}, billed to your firm. The owner can be invited once a plan is selected.`,
    clientPays: (owner: string, since: string) =>
      `Created on ${since}, billed to the client. ${beginning(owner)} selects and pays for a plan in {product name}.`,
  },
  not_invited: {
    title: (owner: string) => `${beginning(owner)} hasn't been invited yet`,
    text: (since: string, trialEnds: string | undefined, mayInvite: boolean) =>
      sentences(
        `Created on ${since}. Your client hears nothing until ${mayInvite ? 'you invite them' : 'they are invited'}.`,
        trialEnds && `The free trial ends on ${trialEnds}.`,
      ),
  },
  withdrawn: {
    title: (on: string | undefined) => `The invitation was withdrawn${on ? ` on ${on}` : ''}`,
    text: (owner: string) => `${beginning(owner)} has the email, but its link no longer works.`,
    next: 'Invite them again when you are ready.',
  },
  pending: {
    title: (owner: string) => `Waiting for ${owner} to accept`,
    text: ({ isOnItsWay, sent, reminder, until, trialEnds }: PendingDates) =>
      sentences(
        isOnItsWay ? 'The invitation is on its way.' : sent && `Invited on ${sent}.`,
        reminder && `Next reminder on ${reminder}.`,
        until && `The link works until ${until}.`,
        trialEnds && `The free trial ends on ${trialEnds}.`,
      ),
  },
  trial: {
    title: (on: string | undefined, days: number | null) =>
      on ? `The free trial ends on ${on}` : `The free trial ends in ${days === 1 ? '1 day' : `${days ?? 0} days`}`,
    noPlanYet: (owner: string) => `${beginning(owner)} hasn't selected a plan.`,
    after: "After that your firm can't open this account until a plan is selected.",
  },
  heading: 'Client status',
  trialEnds: (on: string) => `The free trial ends on ${on}.`,
  yourFirm: 'your firm',
  /** To someone who can't choose plans. */
  askToSelect: 'An Owner, Admin, or Billing member of your firm selects it.',
  emailOwner: 'Email the owner',
  emailAgain: (at: string) => `You can email the owner again on ${at}`,
  emailed: { title: 'Email sent', text: (owner: string) => `${beginning(owner)} was asked to select a plan.` },
  notEmailed: {
    title: 'Email cannot be sent',
    again: 'Nothing was sent to the owner. Try again.',
    email_too_soon: (at: string | undefined) =>
      sentences('Your firm already emailed the owner.', at && `You can email the owner again on ${at}.`),
    invitation_email_missing: 'The owner has no email address here. Call the owner instead.',
    invitation_email_suppressed: "Our last message to the owner's address bounced. Call the owner instead.",
    action_not_allowed: 'The client changed in the meantime. The page shows how it stands now.',
    not_found: 'This client is no longer in your list. Go back to Clients.',
  },
  maybeEmailed: { title: "We don't know if the email was sent", text: 'Try again. The owner gets it only once.' },
  unknownOwner,
} as const
