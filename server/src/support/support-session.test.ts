import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectOf } from '../platform/testing/browser.ts'
import type { FirmCaller } from '../platform/testing/hub.ts'
import { pageOf } from '../platform/testing/sign-in.ts'
import { caller, type StaffPerson, type SupportDesk, startSupportDesk } from '../platform/testing/support-desk.ts'

let desk: SupportDesk
let firm: FirmCaller
let staff: StaffPerson
beforeAll(async () => {
  desk = await startSupportDesk()
  firm = await desk.product.hub.firm({ name: 'Alder & Finch LLP', clients: 3 })
  staff = await desk.staff()
})
afterAll(() => desk.stop())

const clients = () => `/partner_services/partners/${firm.organization_uuid}/business_clients/`
const cookieOf = (browser: { cookies: readonly { name: string; value: string }[] }) =>
  browser.cookies.find(({ name }) => name === `session-${staff.id}`)

test('EMBED-09 ROUTE-24 DEC-76 staff who say firm, reason and ticket land on / and see the firm', async () => {
  const { browser, landed, call } = await desk.visit(staff, firm.organization_uuid)
  expect([landed.status, landed.url.href]).toEqual([200, `${desk.product.hubUrl}/`])
  expect(landed.text).toContain(`data-organization-uuid="${firm.organization_uuid}"`)
  expect(landed.text).toContain('data-support-name="Sam Okafor"')
  const list = await call('GET', clients())
  expect([list.status, list.body.count]).toEqual([200, 3])
  const me = await call('GET', '/auth/api/v1/users/me')
  expect(me.body.response).toMatchObject({ id: staff.id, setup_complete: true })
  expect((await call('GET', '/partner_services/identity/me/')).status).toBe(200)
  expect(cookieOf(browser)).toBeDefined()
})
