import { expect, test } from 'vitest'
import { activeRole, businessRoleOf, chosenBusiness, elevatedUser, qualifies } from './business-roles.ts'

const qualifying = [
  'owner',
  'business_partner',
  'business_employee',
  'business_manager',
  'business_accountant',
  'accountant_partner',
]
const membership = (id: number, role: string) => ({ role, business: { id, account_id: `account-${id}` } })

test('PERM-02 exactly six business roles qualify a membership', () => {
  expect(qualifying.filter(qualifies)).toEqual(qualifying)
  expect(['', 'client', 'superadmin', 'contractor', 'Owner', 'business', 'no_role'].filter(qualifies)).toEqual([])
})

test("PERM-03 an 'admin' of another namespace is an owner, every other role keeps its name", () => {
  expect(businessRoleOf('admin')).toBe('owner')
  expect(qualifies('admin')).toBe(true)
  expect(chosenBusiness([membership(1, 'client'), membership(2, 'admin')])).toMatchObject({ id: 2 })
  for (const role of [...qualifying, 'client', 'superadmin', 'administrator', 'Admin', 'business_admin'])
    expect(businessRoleOf(role)).toBe(role)
})

test('PERM-04 the chosen business is the one in context when there is one', () => {
  const memberships = [membership(1, 'owner'), membership(2, 'client')]
  expect(chosenBusiness(memberships, 2)).toEqual({ id: 2, account_id: 'account-2' })
  expect(chosenBusiness(memberships, 3)).toBeUndefined()
})

test('PERM-05 without a business in context it is that of the first qualifying membership', () => {
  const memberships = [membership(1, 'client'), membership(2, 'business_accountant'), membership(3, 'owner')]
  expect(chosenBusiness(memberships)).toEqual({ id: 2, account_id: 'account-2' })
  expect(chosenBusiness(memberships, null)).toEqual({ id: 2, account_id: 'account-2' })
  expect(chosenBusiness([membership(1, 'client')])).toBeUndefined()
})

test("PERM-06 the active role is the one whose account matches the chosen business's", () => {
  const roles = [
    { accountid: 'account-1', role: 'business_accountant' },
    { accountid: 'account-2', role: 'admin' },
  ]
  expect(activeRole(roles, { account_id: 'account-2' })).toBe('owner')
  expect(activeRole(roles, { account_id: 'account-1' })).toBe('business_accountant')
  expect(activeRole(roles, { account_id: 'account-3' })).toBeNull()
  expect(activeRole(roles, undefined)).toBeNull()
})

test('PERM-07 only a user whose first role is superadmin is elevated', () => {
  const user = (...roles: string[]) => ({ id: 7, roles: roles.map((role) => ({ role })) })
  expect(elevatedUser(user('superadmin', 'owner'))).toMatchObject({ id: 7 })
  expect(elevatedUser(user('owner', 'superadmin'))).toBeUndefined()
  expect(elevatedUser(user())).toBeUndefined()
})
