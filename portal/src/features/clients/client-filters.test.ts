import { expect, test } from 'vitest'
import { chosenOptions, clientFilters, toggled } from './client-filters.ts'

test('the filters offer what the pills say', () => {
  expect(clientFilters.map(({ label, options }) => [label, ...options.map((option) => option.label)])).toEqual([
    ['Invitation Status', 'Not invited', 'Invite Sent', 'Accepted', 'Declined', 'Trial Expired'],
    ['Status', 'Active', 'Free Trial', 'Trial Expired', 'No Plan', 'No Access'],
    ['Billing Type', 'Billed to Firm', 'Billed to Client'],
    ['Plan', 'Starter', 'Plus', 'Premium'],
  ])
})

test('No Plan asks for the three statuses behind its pill, and is taken back whole', () => {
  const status = clientFilters[1]
  const noPlan = status?.options.find(({ label }) => label === 'No Plan')
  if (!status || !noPlan) throw new Error('No such filter')
  const ticked = toggled(status, ['ACTIVE'], noPlan)
  expect(ticked).toEqual(['ACTIVE', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'CANCELLED'])
  expect(chosenOptions(status, ticked).map(({ label }) => label)).toEqual(['Active', 'No Plan'])
  expect(toggled(status, ticked, noPlan)).toEqual(['ACTIVE'])
})
