import { expect, test } from 'vitest'
import { addressOf, changed, cleared, clientsOf, filterCount, isNarrowed, searchOf } from './list-address.ts'

const at = (search: string) => addressOf(new URLSearchParams(search))

test('LIST-08 DEC-05 an address without parameters is the view All by name, 25 rows, first page', () => {
  expect(at('')).toEqual({
    view: 'all',
    search: '',
    invitation_status: [],
    subscription_status: [],
    billing_owner: [],
    plan: [],
    sort: 'name',
    per_page: 25,
    page: 1,
  })
  expect(searchOf(at(''))).toBe('')
})

test('DEC-01 view, search, filters, sort, page size and page are all in the address', () => {
  const search =
    '?view=trials&search=blue+bird&invitation_status=PENDING,EXPIRED&subscription_status=ACTIVE_TRIAL&billing_owner=CLIENT&plan=Plus&sort=trial_ends&per_page=100&page=3'
  expect(at(search)).toEqual({
    view: 'trials',
    search: 'blue bird',
    invitation_status: ['PENDING', 'EXPIRED'],
    subscription_status: ['ACTIVE_TRIAL'],
    billing_owner: ['CLIENT'],
    plan: ['Plus'],
    sort: 'trial_ends',
    per_page: 100,
    page: 3,
  })
  expect(searchOf(at(search))).toBe(search)
})

test.each([
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1e9', 1],
  ['page=0x10', 1],
  ['page=1000000000', 40_000],
  ['page=1000000000&per_page=10', 100_000],
])('?%s is page %i', (search, page) => {
  expect(at(search).page).toBe(page)
})

test('unknown values in the URL are ignored', () => {
  expect(searchOf(at('view=every&sort=size&per_page=33&plan=Gold&billing_owner=NOBODY&other=1'))).toBe('')
  expect(at('invitation_status=PENDING,SENT').invitation_status).toEqual(['PENDING'])
  expect(at(`search=${'x'.repeat(150)}`).search).toHaveLength(100)
})

test('a status that shares its pill with others selects the whole pill', () => {
  expect(at('subscription_status=INACTIVE').subscription_status).toEqual([
    'DIRECT_BILLING_PENDING',
    'INACTIVE',
    'CANCELLED',
  ])
})

test('another view, search, filter or order starts at page 1; a new page size keeps the first row in view', () => {
  const address = at('search=blue&page=5')
  expect(changed(address, { view: 'active' })).toMatchObject({ view: 'active', search: 'blue', page: 1 })
  expect(changed(address, { page: 6 })).toMatchObject({ search: 'blue', page: 6 })
  // Row 101 is the first of page 5, and with 100 rows per page it is on page 2.
  expect(changed(address, { per_page: 100 })).toMatchObject({ per_page: 100, page: 2 })
})

test('clearing keeps view, order and page size', () => {
  const address = at('view=active&search=a&plan=Plus&billing_owner=CLIENT&sort=created&per_page=50&page=2')
  expect([filterCount(address), isNarrowed(address)]).toEqual([2, true])
  expect(searchOf(changed(address, cleared))).toBe('?view=active&sort=created&per_page=50')
  expect(isNarrowed(changed(address, cleared))).toBe(false)
})

test('the call gets the filters joined by commas, and both payers as no filter', () => {
  expect(clientsOf(at('invitation_status=DRAFT,PENDING&billing_owner=ACCOUNTANT,CLIENT'))).toEqual({
    view: 'all',
    search: undefined,
    invitation_status: 'DRAFT,PENDING',
    subscription_status: undefined,
    billing_owner: undefined,
    plan: undefined,
  })
  expect(clientsOf(at('billing_owner=CLIENT')).billing_owner).toBe('CLIENT')
})
