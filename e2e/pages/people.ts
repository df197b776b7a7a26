/** The people of the demo and of the journeys' own firms, named by what their firm is used for. */
export const people = {
  withoutFirm: 'new@northwind.example',
  twelve: 'maya@alderfinch.example',
  fiveThousand: 'owner@harbourledger.example',
  /** A Member of the firm with five thousand, with forty of them assigned. */
  fortyOfFiveThousand: 'member@harbourledger.example',
  /** Of the firm with twelve clients: reads all of them and changes none. */
  billing: 'billing@alderfinch.example',
  /** Firms in which journeys create clients, change single ones and run bulk actions. */
  creating: 'creating@journeys.example',
  changing: 'changing@journeys.example',
  /** Of the firm where clients are created, with none assigned but their own. */
  member: 'member@journeys.example',
  bulk: 'bulk@journeys.example',
  /** Of a firm that uses the legacy card form; one journey changes its card. */
  legacy: 'owner@quillstone.example',
  /** One client per state of the client page; read only. */
  states: 'states@journeys.example',
} as const

export type PersonName = keyof typeof people

/** Support staff. */
export const STAFF = 'sam@northwind.example'
