/** The people of the demo and of the journeys' own firms, by what their firm is for. */
export const people = {
  withoutFirm: 'new@northwind.example',
  twelve: 'maya@alderfinch.example',
  fiveThousand: 'owner@harbourledger.example',
  /** Firms whose clients are created, changed one by one and changed several at once. */
  creating: 'creating@journeys.example',
  changing: 'changing@journeys.example',
  bulk: 'bulk@journeys.example',
  /** One client in each state of its page; looked at, never changed. */
  states: 'states@journeys.example',
} as const

export type PersonName = keyof typeof people

/** Support staff. */
export const STAFF = 'sam@northwind.example'
