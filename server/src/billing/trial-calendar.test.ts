import { TRIAL_DAYS } from '@partner-hub/contracts/billing/plan-state.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { moveClock, standingAt } from '../../testing/business-clock.ts'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('settings', { scope: 'file' }, ({ database }) => ({
  PROVISION_WAIT_MS: '1',
  // A database in a time zone with daylight saving time.
  DATABASE_URL: `${database.url}?options=${encodeURIComponent('-c timezone=America/Halifax')}`,
}))

test.beforeAll(async ({ hub }) => {
  const { rows } = await sql`show timezone`.execute(hub.parts.database.once)
  expect(rows).toEqual([{ TimeZone: 'America/Halifax' }])
})

const aheadOf = ({ clone }: Hub, instant: number) =>
  moveClock(clone.ownerUrl, `${(instant - Date.now()) / 1000} seconds`)

const endOf = async (hub: Hub, firm: FirmCaller, subscription: string): Promise<string> => {
  const { instant } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('subscription')
      .select(sql<string>`trial_ends_at::text`.as('instant'))
      .where('uuid', '=', subscription)
      .executeTakeFirstOrThrow(),
  )
  return instant
}

const sweep = async (hub: Hub) => {
  for (const work of Object.values(dueWorkOf(composeModules(hub.parts)))) await Promise.all([work(), work()])
}

test('DEC-56 SQL and the contract agree on the days of a trial', async ({ hub }) => {
  const { rows } = await sql<{ most: number }>`select
    trial_days_left('ACTIVE_TRIAL', now() + interval '1 year', now()) as most`.execute(hub.parts.database.once)
  expect(rows).toEqual([{ most: TRIAL_DAYS }])
})

const DAY = 86_400

/** Before each daylight saving change, before the leap day, and at the end of a month and a year. */
test.for(['2027-03-01T12:00:00Z', '2027-10-25T12:00:00Z', '2028-02-10T23:59:59Z', '2027-12-31T23:59:59Z'])(
  'CONST-01 DEC-56 DEC-77 a trial begun at %s lasts 30 days of 24 hours, with its notices 7 days and 1 day before',
  async (begin, { hub, firm, group }) => {
    const begun = Date.parse(begin)
    await aheadOf(hub, begun)
    const registered = await firm.call(registerClient, {
      params: { organizationUuid: firm.organization_uuid },
      body: clientRegistrationOf({
        client_name: `Petrel ${newUuid()}`,
        billing_owner: 'CLIENT',
        user_service_group: group,
      }),
    })
    const { uuid, subscription } = registered.body
    const statuses: unknown[] = []
    const instant = await endOf(hub, firm, subscription)
    expect(Math.abs((Date.parse(instant) - begun) / 1000 - 30 * DAY)).toBeLessThan(60)
    // Each due time and the second before it, relative to the end.
    const steps = [-30 * DAY, -7 * DAY - 1, -7 * DAY, -DAY - 1, -DAY, -1, 0, DAY]
    for (const seconds of steps) {
      const { status, days_left } = await standingAt(hub.clone.ownerUrl, { instant, seconds }, async () => {
        await sweep(hub)
        return (await firm.call(getSubscription, { params: { uuid: subscription } })).body
      })
      const notices = await hub.parts.database.once
        .selectFrom('story_starts')
        .select('args')
        .where('workflow_id', 'like', `send-trial-notice/${uuid}.%`)
        .orderBy('workflow_id')
        .execute()
      statuses.push([status, days_left, notices.map(({ args }) => (args as string[])[2]).join()])
    }
    expect(statuses).toEqual([
      ['ACTIVE_TRIAL', 30, ''],
      ['ACTIVE_TRIAL', 8, ''],
      ['ACTIVE_TRIAL', 7, '7'],
      ['ACTIVE_TRIAL', 2, '7'],
      ['ACTIVE_TRIAL', 1, '1,7'],
      ['ACTIVE_TRIAL', 1, '1,7'],
      ['TRIAL_EXPIRED', null, '1,7'],
      ['TRIAL_EXPIRED', null, '1,7'],
    ])
    const ended = (await actsOf(hub, firm, uuid)).filter(({ act }) => act === 'trial_expired')
    expect(ended).toHaveLength(1)
  },
)
