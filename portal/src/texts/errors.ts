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
  invitations: {
    title: 'Invitations cannot be fetched',
    text: 'There was an error fetching invitations. Try again later.',
  },
  clientAction: { title: 'Action Failed', text: 'An error occurred during the action.' },
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

/** Errors of a batch that fails as a whole. */
export const batchErrors = {
  contacts: 'Error fetching client contacts',
} as const
