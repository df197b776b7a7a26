import { expect, test } from 'vitest'
import { writePageData, writeSession } from '../../testing/page-state.ts'
import { sampleUser } from '../../testing/sample-records.ts'
import { activeBusiness, roleInBusiness } from './active-business.ts'
import { pageData } from './page-data.ts'
import { readSession } from './session-cookie.ts'

const cookieUuid = '01990000-0000-7000-8000-0000000000aa'
const pageUuid = '01990000-0000-7000-8000-0000000000bb'

test('AUTH-15 page-level business id, business uuid and account id take precedence over the cookie', () => {
  writeSession({ businessId: 1, businessUUID: cookieUuid, accountid: 'from-cookie' })
  expect(activeBusiness(pageData(), readSession())).toEqual({
    businessId: 1,
    businessUuid: cookieUuid,
    accountId: 'from-cookie',
  })
  writePageData({ businessId: '2', businessUuid: pageUuid, accountId: 'from-page' })
  expect(activeBusiness(pageData(), readSession())).toEqual({
    businessId: 2,
    businessUuid: pageUuid,
    accountId: 'from-page',
  })
})

test('AUTH-15 each value takes precedence for itself', () => {
  writeSession({ businessId: 1, businessUUID: cookieUuid, accountid: 'from-cookie' })
  writePageData({ accountId: 'from-page' })
  expect(activeBusiness(pageData(), readSession())).toEqual({
    businessId: 1,
    businessUuid: cookieUuid,
    accountId: 'from-page',
  })
})

test('the role shown is the one in the active business', () => {
  const business = (id: number, account_id: string) => ({ id, uuid: pageUuid, account_id, name: account_id })
  const user = sampleUser({
    roles: [
      { accountid: 'account-1', role: 'admin' },
      { accountid: 'account-2', role: 'business_accountant' },
    ],
    business_memberships: [
      { role: 'owner', business: business(1, 'account-1') },
      { role: 'business_accountant', business: business(2, 'account-2') },
    ],
  })
  const active = (businessId: number | null) => ({ businessId, businessUuid: null, accountId: null })
  expect(roleInBusiness(user, active(2))).toBe('business_accountant')
  expect(roleInBusiness(user, active(null))).toBe('owner')
})

test.each(['', 'session=', 'session=not-json', 'other=1'])(
  'a cookie that says nothing counts as no session: %o',
  (cookies) => {
    expect(readSession(cookies)).toBeUndefined()
  },
)
