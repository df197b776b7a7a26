import { openClient } from '../../e2e/pages/client-page.ts'
import type { Screen } from './screens.ts'

/** Each state of a client's page (DEC-86), in its order. */
const states = [
  ['archived', 'Archived Anchors', 'archived'],
  ['no-access', 'No Access Nets'],
  ['opening', 'Opening Oars'],
  ['opening-failed', 'Failed Ferries'],
  ['expired', 'Expired Estuary'],
  ['expired-unaccepted', 'Unaccepted Eddies'],
  ['cancelled', 'Cancelled Canoes'],
  ['bounced', 'Bounced Buoys'],
  ['declined', 'Declined Docks'],
  ['invitation-expired', 'Lapsed Lighthouse'],
  ['no-plan', 'Planless Piers'],
  ['not-invited', 'Uninvited Umiaks'],
  ['pending', 'Pending Pontoons'],
  ['trial', 'Trial Tides'],
  ['trial-ending', 'Ending Ebb'],
  ['settled', 'Settled Sails'],
] as const

export const clientStateScreens: readonly Screen[] = states.map(([state, of, view]) => ({
  name: `client-state-${state}`,
  who: 'states',
  open: (page) => openClient(page, of, view),
}))
