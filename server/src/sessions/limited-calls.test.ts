import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { startAnotherHub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'

const test = hubTest.extend('settings', { CALLS_PER_SECOND: '0.1', CALL_BURST: '20', FIRM_CALLS_PER_SECOND: '30' })

const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).reduce<Record<number, number>>((all, { status }) => {
    all[status] = (all[status] ?? 0) + 1
    return all
  }, {})

test('F25 a person who calls too often gets 429 with Retry-After, and no one else waits', async ({ hub }) => {
  const [noisy, quiet] = [await hub.firm(), await hub.firm({ name: 'Quiet LLP' })]
  // The registration was one of the twenty allowed calls.
  const calls = Array.from({ length: 40 }, () => noisy.call(getIdentity, {}))
  expect(await statuses(calls)).toEqual({ 200: 19, 429: 21 })
  const refused = await noisy.call(getCurrentUser, {})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.body).toMatchObject({ error: 'too_many_requests' })
  expect((await quiet.call(getIdentity, {})).status).toBe(200)
  // Another session of the same person is limited too.
  expect((await (await hub.signIn(noisy.user_id)).call(getIdentity, {})).status).toBe(429)
})

test('F25 the people of one firm share its limit', async ({ hub }) => {
  const firm = await hub.firm()
  const colleagues = await Promise.all(Array.from({ length: 3 }, () => hasColleague(hub, firm)))
  const calls = colleagues.flatMap((colleague) => Array.from({ length: 15 }, () => colleague.call(getCurrentUser, {})))
  const answered = await statuses(calls)
  expect(answered[200]).toBeGreaterThanOrEqual(30)
  expect(answered[429]).toBeGreaterThan(5)
})

test('F25 a burst of one firm runs a few reads at a time, and another firm does not queue behind it', async () => {
  const patient = await startAnotherHub({ READS_AT_ONCE: '1' })
  const [noisy, quiet] = [await patient.firm(), await patient.firm({ name: 'Quiet LLP' })]
  const order: string[] = []
  const track = (name: string, call: Promise<{ status: number }>) =>
    call.then(({ status }) => void order.push(`${name} ${status}`))
  const burst = Array.from({ length: 90 }, () => track('noisy', noisy.call(getCurrentUser, {})))
  await Promise.all([...burst, track('quiet', quiet.call(getIdentity, {}))])
  expect(order).toHaveLength(91)
  // With one queue for all it would be among the last two; how much earlier it comes depends on the machine.
  expect(order.indexOf('quiet 200')).toBeLessThan(80)
})
