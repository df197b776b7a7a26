import { expect, test } from 'vitest'
import { abilitiesOf, clientsSeenBy, firmActs, whyNotInFirm } from './firm-policy.ts'

const without = (role: Parameters<typeof abilitiesOf>[0]) =>
  firmActs.filter((act) => !abilitiesOf(role).includes(act)).sort()

test('DEC-97 an Owner may do everything, an Admin all but ownership and closing the firm', () => {
  expect(without('owner')).toEqual([])
  expect(without('admin')).toEqual(['close_firm', 'transfer_ownership'])
})

test('DEC-97 Billing reads every client and pays, opens no books and invites nobody', () => {
  expect(clientsSeenBy('billing')).toBe('all')
  expect(abilitiesOf('billing').sort()).toEqual([
    'change_billing_details',
    'change_own_identity',
    'change_payment_methods',
    'choose_plans',
    'export_clients',
    'see_amounts',
    'see_clients',
    'see_every_client',
    'see_firm',
    'see_own_identity',
    'see_receipts',
    'transfer_billing',
  ])
})

test('DEC-97 a Member works on assigned clients: no archive, no removal of access, no amounts, nothing of the firm', () => {
  expect(clientsSeenBy('member')).toBe('assigned')
  expect(abilitiesOf('member').sort()).toEqual([
    'change_clients',
    'change_own_identity',
    'create_clients',
    'export_clients',
    'invite_owners',
    'open_accounts',
    'see_clients',
    'see_firm',
    'see_own_identity',
  ])
})

test('DEC-97 a refusal says which roles are allowed', () => {
  expect(whyNotInFirm('archive_clients')).toBe('Only Owners and Admins can archive clients.')
  expect(whyNotInFirm('close_firm')).toBe('Only Owners can close the firm.')
  expect(whyNotInFirm('open_accounts')).toBe("Only Owners, Admins, and Members can open clients' books.")
})
