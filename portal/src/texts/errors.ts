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
  invitationLink: { title: 'Link cannot be copied', text: 'Try again, or resend the invitation.' },
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

export const enrollmentErrors = [
  'Failed to enroll organization.',
  'Enrollment was not successful.',
  'Unable to complete enrollment.',
] as const

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
