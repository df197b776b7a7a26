import { listSupportVisits } from '@partner-hub/contracts/support/support.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import type { StaffPerson, SupportDesk } from '../../testing/support-desk.ts'
import { supportTest } from '../../testing/test.ts'

const IDLE_MINUTES = 20

const test = supportTest.extend('settings', { SESSION_IDLE_SECONDS: String(IDLE_MINUTES * 60) })

const pass = async (desk: SupportDesk, staff: StaffPerson, minutes: number) => {
  const ago = `- make_interval(mins => ${minutes})`
  const ofStaff = 'where user_id = $1'
  await desk.asTime(
    `update sessions set created_at = created_at ${ago}, last_seen_at = last_seen_at ${ago},
      support_ends_at = support_ends_at ${ago} ${ofStaff}`,
    [staff.id],
  )
  await desk.asTime(
    `update support_session set redeemed_at = redeemed_at ${ago}, ends_at = ends_at ${ago} ${ofStaff}`,
    [staff.id],
  )
}

const shown = async (firm: FirmCaller) => {
  const { body } = await firm.call(listSupportVisits, { params: { organizationUuid: firm.organization_uuid } })
  return body.results.map(({ began_at, ends_at }) => ({
    minutes: Math.round((Date.parse(ends_at) - Date.parse(began_at)) / 60_000),
    isOpen: Date.parse(ends_at) > Date.now(),
  }))
}

test('A11 an unused visit is shown as over, permanently, from the moment its session expired', async ({
  desk,
  firm,
  staff,
}) => {
  const { call } = await desk.visit(staff, firm.organization_uuid)
  expect(await shown(firm)).toEqual([{ minutes: IDLE_MINUTES, isOpen: true }])
  await pass(desk, staff, 5)
  expect((await call('GET', '/auth/api/v1/users/me')).status).toBe(200)
  expect(await shown(firm)).toEqual([{ minutes: 5 + IDLE_MINUTES, isOpen: true }])
  await pass(desk, staff, IDLE_MINUTES + 1)
  expect((await call('GET', '/auth/api/v1/users/me')).status).toBe(401)
  expect(await shown(firm)).toEqual([{ minutes: 5 + IDLE_MINUTES, isOpen: false }])
  await desk.dismiss(staff)
  expect(await shown(firm)).toEqual([{ minutes: 5 + IDLE_MINUTES, isOpen: false }])
})
