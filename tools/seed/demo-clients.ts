import type {
  BillingOwner,
  ClientStatus,
  InvitationStatus,
  SubscriptionStatus,
} from '@partner-hub/contracts/clients/business-clients.ts'

export interface DemoClient {
  client_name: string
  first_name: string
  last_name: string
  contact_email: string | null
  contact_phone: string
  status: ClientStatus
  billing_owner: BillingOwner
  subscription_status: SubscriptionStatus
  /** Null unless on a trial. */
  days_left: number | null
  plan: { display_name: string; billing_interval: string; staff_limits: number } | null
  invitation_status: InvitationStatus
}

type Row = [
  name: string,
  owner: string,
  email: string | null,
  status: ClientStatus,
  payer: BillingOwner,
  subscription: SubscriptionStatus,
  days: number | null,
  plan: [string, string, number] | null,
  invitation: InvitationStatus,
]

/** One client per state that a row of the list can show. */
const rows: Row[] = [
  [
    'Amberline Roofing',
    'Tom Okafor',
    'tom@amberline.example',
    'ACTIVE',
    'ACCOUNTANT',
    'ACTIVE',
    null,
    ['Plus', 'Monthly', 3],
    'ACCEPTED',
  ],
  [
    'Atelier Noëlle Vautrin',
    'Noëlle Vautrin',
    'bonjour@vautrin.example',
    'ACTIVE',
    'CLIENT',
    'ACTIVE',
    null,
    ['Starter', 'Yearly', 1],
    'ACCEPTED',
  ],
  [
    'Bluebird Bakery',
    'Grace Whitfield',
    'grace@bluebirdbakery.example',
    'ACTIVE',
    'CLIENT',
    'ACTIVE_TRIAL',
    12,
    null,
    'PENDING',
  ],
  [
    'Brackenridge & Daughters Landscape Architecture and Garden Restoration',
    'Siobhán Ní Bhraonáin-Fitzgerald',
    'siobhan.nibhraonain@brackenridge.example',
    'ACTIVE',
    'ACCOUNTANT',
    'ACTIVE',
    null,
    ['Premium', 'Yearly', 14],
    'ACCEPTED',
  ],
  ['Cadence Physio', 'Arjun Mehta', null, 'ACTIVE', 'ACCOUNTANT', 'DIRECT_BILLING_PENDING', null, null, 'DRAFT'],
  ['Dune Studio', 'Yusuf Demir', 'yusuf@dune.example', 'ACTIVE', 'CLIENT', 'ACTIVE_TRIAL', 4, null, 'ACCEPTED'],
  [
    'Fjord & Fell Outfitters',
    'Ingrid Solheim',
    'ingrid@fjordfell.example',
    'ACTIVE',
    'CLIENT',
    'TRIAL_EXPIRED',
    null,
    null,
    'EXPIRED',
  ],
  [
    'Gilded Fern Florist',
    'Marcus Bell',
    'marcus@gildedfern.example',
    'ACTIVE',
    'CLIENT',
    'ACTIVE_TRIAL',
    21,
    null,
    'DECLINED',
  ],
  [
    'Greyhound Courier Co.',
    'Ana Popescu',
    'ana@greyhound.example',
    'NO_ACCESS',
    'CLIENT',
    'ACTIVE',
    null,
    ['Starter', 'Monthly', 1],
    'ACCEPTED',
  ],
  ['Hana Ramen', 'Kenji Mori', 'kenji@hanaramen.example', 'ACTIVE', 'ACCOUNTANT', 'CANCELLED', null, null, 'ACCEPTED'],
  [
    'Pacific Kelp Cooperative',
    'Leilani Kahale',
    'leilani@pacifickelp.example',
    'ACTIVE',
    'CLIENT',
    'ACTIVE_TRIAL',
    1,
    null,
    'ACCEPTED',
  ],
  ['Quill', 'Jo Park', 'jo@quill.example', 'ARCHIVED', 'CLIENT', 'INACTIVE', null, null, 'ACCEPTED'],
]

const clientOf = ([
  client_name,
  owner,
  contact_email,
  status,
  billing_owner,
  subscription_status,
  days_left,
  plan,
  invitation_status,
]: Row): DemoClient => {
  const [first_name = '', ...rest] = owner.split(' ')
  const [display_name = '', billing_interval = '', staff_limits = 1] = plan ?? []
  return {
    client_name,
    first_name,
    last_name: rest.join(' '),
    contact_email,
    contact_phone: '902-555-0100',
    status,
    billing_owner,
    subscription_status,
    days_left,
    plan: plan && { display_name, billing_interval, staff_limits },
    invitation_status,
  }
}

export const twelveClients: readonly DemoClient[] = rows.map(clientOf)

/** Of a firm that still uses the legacy card form. */
export const legacyClients: readonly DemoClient[] = [
  clientOf([
    'Quayside Chandlery',
    'Ada Whitlock',
    'ada@quayside.example',
    'ACTIVE',
    'ACCOUNTANT',
    'ACTIVE',
    null,
    ['Plus', 'Monthly', 2],
    'ACCEPTED',
  ]),
]

const places = [
  'Amber',
  'Birch',
  'Cedar',
  'Delta',
  'Elm',
  'Fjord',
  'Granite',
  'Harbour',
  'Iron',
  'Juniper',
  'Kestrel',
  'Lark',
  'Maple',
  'North',
  'Oak',
  'Pine',
  'Quarry',
  'River',
  'Stone',
  'Tamarind',
  'Umber',
  'Valley',
  'Willow',
  'Yarrow',
  'Zephyr',
]
const trades = [
  'Bakery',
  'Cycling',
  'Dental',
  'Electric',
  'Florist',
  'Garage',
  'Heating',
  'Interiors',
  'Joinery',
  'Kitchens',
  'Legal',
  'Motors',
  'Nursery',
  'Optics',
  'Pottery',
  'Roofing',
  'Studio',
  'Tutoring',
  'Upholstery',
  'Veterinary',
]
const endings = ['& Co.', 'Group', 'LLC', 'Partners', 'Works', 'House', 'Collective', 'Supply', 'Trading', 'Workshop']

const turn = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('there is nothing to take in turn')
  return item
}

/** This many clients with unique names; states and owners' names repeat in cycles of different lengths. */
export const manyClients = (count: number): DemoClient[] =>
  Array.from({ length: count }, (_, index) => {
    const words = [
      places.length,
      places.length * trades.length,
      places.length * trades.length * endings.length,
    ] as const
    const lap = Math.floor(index / words[2])
    const name = [
      turn(places, index),
      turn(trades, Math.floor(index / words[0])),
      turn(endings, Math.floor(index / words[1])),
      ...(lap ? [lap + 1] : []),
    ].join(' ')
    return {
      ...turn(twelveClients, index),
      client_name: name,
      first_name: turn(twelveClients, index + Math.floor(index / 7)).first_name,
      last_name: turn(twelveClients, index * 5 + Math.floor(index / 11)).last_name,
      contact_email: `owner@client-${index + 1}.example`,
    }
  })
