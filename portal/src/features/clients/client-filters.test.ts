import { expect, test } from 'vitest'
import { clientFilters, selectedOptions, toggleOption } from './client-filters.ts'

test('filter options have the labels of the pills', () => {
  expect(clientFilters.map(({ label, options }) => [label, ...options.map((option) => option.label)])).toEqual([
    ['Invitation Status', 'Not invited', 'Invite Sent', 'Accepted', 'Declined', 'Trial Expired'],
    ['Status', 'Active', 'Free Trial', 'Trial Expired', 'No Plan', 'No Access'],
    ['Billing Type', 'Billed to Firm', 'Billed to Client'],
    ['Plan', 'Starter', 'Plus', 'Premium'],
  ])
})

test('No Plan selects all three statuses behind its pill, and deselects them together', () => {
  const status = clientFilters[1]
  const noPlan = status?.options.find(({ label }) => label === 'No Plan')
  if (!status || !noPlan) throw new Error('No such filter')
  const withNoPlan = toggleOption(status, ['ACTIVE'], noPlan)
  expect(withNoPlan).toEqual(['ACTIVE', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'CANCELLED'])
  expect(selectedOptions(status, withNoPlan).map(({ label }) => label)).toEqual(['Active', 'No Plan'])
  expect(toggleOption(status, withNoPlan, noPlan)).toEqual(['ACTIVE'])
})
