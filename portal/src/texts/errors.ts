/** Title and text of an outcome, as toasts, banners and error states show them (spec §8). */
export interface Pair {
  readonly title: string
  readonly text: string
}

const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'
export const UNKNOWN_ERROR = 'An unknown error occurred'

export const errors = {
  generic: { title: 'Error', text: SOMETHING_WENT_WRONG },
  loading: { title: 'Error', text: 'Error loading data.' },
  clients: { title: 'Error', text: 'Failed to load clients' },
  mapping: { title: 'Mapping Error', text: 'Failed in mapping client data.' },
  client: { title: 'Cannot Fetch Business Client', text: 'There was an error in fetching client data.' },
  owner: { title: 'Owner cannot be fetched', text: 'There was an error fetching owner. Try again later.' },
  invitations: {
    title: 'Invitations cannot be fetched',
    text: 'There was an error fetching invitations. Try again later.',
  },
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
  invitationLink: { title: 'Link cannot be copied', text: 'Try again, or send the invitation once more.' },
  reminders: { title: 'Reminders cannot be changed', text: 'Failed to change the reminders.' },
  activity: { title: 'Activity cannot be shown', text: 'Failed to load what happened to this client.' },
  clientAction: { title: 'Action Failed', text: 'An error occurred during the action.' },
  unknownAction: { title: 'Action cannot be performed', text: 'No appropriate action defined.' },
  dismissal: { title: 'Failed to persist action result', text: 'Unable to persist closing action.' },
  registration: { title: 'Organization cannot be created', text: 'Failed to register organization.' },
  authentication: { title: 'User cannot be authenticated', text: SOMETHING_WENT_WRONG },
  logout: { title: 'Unable to log out', text: 'Error during logout. Please try again.' },
  clearing: { title: 'Session clearing incomplete', text: 'Some support cookies might remain after logout.' },
  signInRedirect: { title: 'Unable to redirect to the login service', text: SOMETHING_WENT_WRONG },
  unavailable: { title: 'The {hub name} cannot be reached', text: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Pair>

export const notices = {
  registered: { title: 'Organization has been created', text: 'Organization successfully registered' },
  contactSaved: { title: 'Client contact has been saved', text: 'Client contact updated successfully.' },
  notesSaved: { title: 'Notes have been saved', text: 'Notes updated successfully.' },
  remindersOff: { title: 'Reminders are off', text: 'This owner is no longer reminded of the invitation.' },
  firmRemindersOff: { title: 'Reminders are off', text: "No owner of your firm's clients is reminded any more." },
  firmRemindersOn: { title: 'Reminders are on', text: 'Owners are reminded on day 3, 7, 14 and 25 again.' },
  invitationLinkCopied: {
    title: 'Link copied',
    text: 'Anyone who has it can read the invitation, so give it to the owner alone.',
  },
  accessRemoved: {
    title: 'Action Completed',
    text: "Your firm no longer has access to this client's account.",
  },
  clientArchived: { title: 'Action Completed', text: 'Client archived successfully.' },
  clientRestored: { title: 'Action Completed', text: 'Client restored successfully.' },
  accessRemovedAndArchived: {
    title: 'Action Completed',
    text: "Your firm no longer has access to this client's account. Client archived successfully.",
  },
} as const satisfies Record<string, Pair>

export const enrollmentErrors = [
  'Failed to enroll organization.',
  'Enrollment was not successful.',
  'Unable to complete enrollment.',
] as const

/** Why a client could not be registered or opened, where that is known. */
export const clientErrors = {
  notLoaded: 'Organization or identity not loaded',
  noGroup: 'User Service Group not loaded',
  unknown: 'Unsuccessful client registration due to an unknown error',
  noRedirectUrl: 'Unable to get client redirect URL',
} as const

export const recordErrors = {
  fetchOne: (uuid: string) => `Unable to fetch the record with uuid ${uuid}`,
  fetchList: (endpoint: string) => `Unable to fetch the list of records from ${endpoint}`,
  saveNew: 'Unable to save the object as a new record',
  save: (uuid: string) => `Unable to save the record with uuid ${uuid}`,
} as const

/** What a batch that fails as a whole raises. */
export const batchErrors = {
  contacts: 'Error fetching client contacts',
} as const

/** Why a client's account is not opened, by the server's word for it. */
export const accountRefusals = {
  access_removed: {
    title: errors.clientAccount.title,
    text: "Your firm no longer has access to this client's account.",
  },
  trial_expired: {
    title: errors.clientAccount.title,
    text: "You can't access this client's account, as their trial has expired.",
  },
  plan_required: {
    title: errors.clientAccount.title,
    text: "You can't access this client's account until a plan is selected.",
  },
  action_not_allowed: { title: 'This client is archived', text: 'Restore the client to open their account.' },
  account_not_ready: {
    title: clientErrors.noRedirectUrl,
    text: 'The account is still being opened. Try again in a moment.',
  },
} as const satisfies Record<string, Pair>
