import type { Pair } from './errors.ts'

/** Errors on the pages of one client. Separate from errors.ts, which is part of the first load. */
export const clientErrors = {
  client: { title: 'Cannot Fetch Business Client', text: 'There was an error in fetching client data.' },
  owner: { title: 'Owner cannot be fetched', text: 'There was an error fetching owner. Try again later.' },
  clientAccount: {
    title: "Client's account cannot be viewed",
    text: "There was an error in fetching this client's data. Try again later",
  },
  clientRegistration: { title: 'Client has not been created.', text: 'Unsuccessful client registration.' },
  clientRedirect: { title: 'Redirection unsuccessful', text: 'Unable to redirect to {product name}' },
  contact: { title: 'Contact cannot be updated', text: 'Failed to update the contact.' },
  notes: { title: 'Notes cannot be saved', text: 'Failed to save the notes.' },
  invitePage: { title: 'Data cannot be fetched', text: 'Unable to fetch data. Try reloading the page' },
  invitationNotPending: { title: 'Invitation cannot be created', text: 'An exception happened.' },
  invitation: { title: 'Invitation cannot be created', text: 'Failed to send the invitation.' },
  invitationLink: { title: 'Link cannot be copied', text: 'Try again, or resend the invitation.' },
  reminders: { title: 'Reminders cannot be changed', text: 'Failed to change the reminders.' },
  activity: { title: 'Activity cannot be shown', text: 'Failed to load what happened to this client.' },
  billingData: { title: 'Data cannot be fetched', text: 'Unable to fetch billing data' },
  unknownAction: { title: 'Action cannot be performed', text: 'No appropriate action defined.' },
} as const satisfies Record<string, Pair>

/** The same words whether the client exists or not (DEC-39). */
export const clientMissing = (seesEveryClient: boolean) => ({
  title: 'Client not found',
  text: seesEveryClient
    ? 'The address may be mistyped, or the client is no longer with your firm.'
    : "The address may be mistyped, the client is no longer with your firm, or it isn't assigned to you. Ask an Owner or Admin of your firm.",
  way: 'Go to Clients',
})

/** Why a client could not be registered or opened, if known. */
export const openingErrors = {
  notLoaded: 'Organization or identity not loaded',
  noGroup: 'User Service Group not loaded',
  unknown: 'Unsuccessful client registration due to an unknown error',
  noRedirectUrl: 'Unable to get client redirect URL',
} as const

/** Why a client's account is not opened, by the server's problem code. */
export const accountRefusals = {
  access_removed: {
    title: clientErrors.clientAccount.title,
    text: "Your firm no longer has access to this client's account.",
  },
  trial_expired: {
    title: clientErrors.clientAccount.title,
    text: "You can't access this client's account, as their trial has expired.",
  },
  plan_required: {
    title: clientErrors.clientAccount.title,
    text: "You can't access this client's account until a plan is selected.",
  },
  action_not_allowed: { title: 'This client is archived', text: 'Restore the client to open their account.' },
  account_not_ready: {
    title: openingErrors.noRedirectUrl,
    text: 'The account is still being opened. Try again in a moment.',
  },
} as const satisfies Record<string, Pair>
