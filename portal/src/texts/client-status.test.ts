import { expect, test } from 'vitest'
import { sampleRow } from '../../testing/sample-records.ts'
import { invitationLook, planText, subscriptionLook } from './client-status.ts'

const { subscription } = sampleRow(1)
const shown = (status: string, days_left: number | null = null) => {
  const { text, tone } = subscriptionLook({ ...subscription, status: status as 'ACTIVE', days_left })
  return [text, tone]
}

test.each([
  ['ACTIVE', null, 'Active', 'quiet'],
  ['DIRECT_BILLING_PENDING', null, 'No Plan', 'warning'],
  ['INACTIVE', null, 'No Plan', 'warning'],
  ['CANCELLED', null, 'No Plan', 'warning'],
  ['TRIAL_EXPIRED', null, 'Trial Expired', 'danger'],
  ['NO_ACCESS', 12, 'No Access', 'neutral'],
  ['SOMETHING_NEW', null, 'No Status Set', 'outline'],
  ['ACTIVE_TRIAL', 30, 'Free Trial - 30 days left', 'info'],
  ['ACTIVE_TRIAL', 8, 'Free Trial - 8 days left', 'info'],
  ['ACTIVE_TRIAL', 7, 'Free Trial - 7 days left', 'warning'],
  ['ACTIVE_TRIAL', 1, 'Free Trial - 1 day left', 'warning'],
  ['ACTIVE_TRIAL', 0, 'No Status Set', 'outline'],
  ['ACTIVE_TRIAL', null, 'No Status Set', 'outline'],
])('a subscription %s with %s days left is shown as %s, %s', (status, days, text, tone) => {
  expect(shown(status, days)).toEqual([text, tone])
})

test.each([
  ['ACCEPTED', 'Accepted', 'quiet'],
  ['PENDING', 'Invite Sent', 'info'],
  ['EXPIRED', 'Trial Expired', 'warning'],
  ['DECLINED', 'Declined', 'danger'],
  ['DRAFT', 'Not invited', 'outline'],
  [undefined, 'Not invited', 'outline'],
] as const)('an invitation %s is shown as %s, %s', (status, text, tone) => {
  expect(invitationLook(status)).toMatchObject({ text, tone })
})

test('the note of an expired invitation says what has expired', () => {
  expect(invitationLook('EXPIRED').note).toBe('The invitation has expired')
})

test('the text of a plan has its interval and its seats', () => {
  const plan = (changes: Partial<typeof subscription>) => planText({ ...subscription, ...changes })
  expect(plan({ display_name: 'Plus', billing_interval: 'yearly', staff_limits: 2 })).toEqual({
    plan: 'Plus Yearly',
    seats: '2 Team Member Seats',
  })
  expect(plan({ billing_interval: 'MONTHLY', staff_limits: 1 })).toMatchObject({ seats: '1 Team Member Seat' })
  expect(plan({ status: 'CANCELLED' })).toBeUndefined()
  expect(plan({ display_name: null })).toBeUndefined()
})
