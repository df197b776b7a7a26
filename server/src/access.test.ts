import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { describe, expect, vi } from 'vitest'
import { matrix } from '../testing/access-matrix.ts'
import { nameOf, type Row, type Victim } from '../testing/access-row.ts'
import type { Caller, Hub } from '../testing/hub.ts'
import { mountedRoutes } from '../testing/mounted-routes.ts'
import { besides } from '../testing/routes-without-caller.ts'
import { type WatchedRows, watchRows } from '../testing/row-changes.ts'
import { hubTest } from '../testing/test.ts'
import { askAbout, makeVictim } from '../testing/victim.ts'
import { createWebApp } from './web.ts'

const CANARY = 'Canary Wharf Ledgers'

const test = hubTest
  .extend('settings', { API_DOCS: 'true' })
  .extend('victim', { scope: 'file' }, ({ hub }) => makeVictim(hub, CANARY))
  .extend('rows', { scope: 'file' }, async ({ hub }, { onCleanup }) => {
    const rows = await watchRows(hub, [])
    onCleanup(rows.close)
    return rows
  })

/** Waits for pending starts: otherwise a story's row would disappear during the comparison. */
const storiesStarted = (hub: Hub) =>
  vi.waitFor(
    async () => expect(await hub.parts.database.once.selectFrom('story_starts').selectAll().execute()).toEqual([]),
    { timeout: 30_000 },
  )

/** Rows of anyone else that a call has changed, in every table. */
const changedForOthers = async (
  hub: Hub,
  rows: WatchedRows,
  caller: Caller & { organization_uuid?: string },
  act: () => Promise<unknown>,
) => {
  const own = await hub.parts.database.once
    .selectFrom('users as u')
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .where('u.id', '=', caller.user_id)
    .select(['u.uuid as person', 's.uuid as session'])
    .executeTakeFirstOrThrow()
  const names = [own.person, own.session, `"user:${caller.user_id}"`]
  await storiesStarted(hub)
  return rows.changedBy(act, (row) =>
    row.organization_uuid
      ? row.organization_uuid === caller.organization_uuid
      : names.some((name) => JSON.stringify(row).includes(name)),
  )
}

const ask = (hub: Hub, victim: Victim, row: Row, headers: Record<string, string>) => askAbout(hub, victim, row, headers)

test('the matrix lists every mounted call of the hub once', async ({ hub }) => {
  const { app, routes } = await mountedRoutes(() => createWebApp(hub.parts))
  await app.close()
  // Fastify serves HEAD for every GET route, with the same handler.
  const mounted = routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  expect([...matrix.map(nameOf), ...besides.keys()].sort()).toEqual(mounted.sort())
})

describe.each(matrix.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  test('no one gets in without a session, with half of one, or with a foreign token', async ({ hub, victim }) => {
    if (row.open) return expect((await ask(hub, victim, row, {})).status).toBe(row.open)
    const { cookie, bearer } = victim.firm
    const tries = [
      {},
      { cookie },
      { authorization: `Bearer ${bearer}` },
      { authorization: 'Bearer nothing' },
      { cookie: 'sid=nothing', authorization: `Bearer ${bearer}` },
    ]
    for (const headers of tries)
      expect((await ask(hub, victim, row, headers as Record<string, string>)).status).toBe(401)
  })

  test('PERM-01 a member of another firm reaches nothing of this one and changes nothing', async ({
    hub,
    victim,
    rows,
  }) => {
    const outsider = await hub.firm({ name: 'Outsider LLP' })
    const changed = await changedForOthers(hub, rows, outsider, async () => {
      const answer = await ask(hub, victim, row, {
        cookie: outsider.cookie,
        authorization: `Bearer ${outsider.bearer}`,
      })
      expect(answer.status).toBe(row.otherFirm)
      expect(JSON.stringify(answer.body)).not.toContain(CANARY)
    })
    expect(changed).toEqual([])
  })

  test('A12 a call forged by a foreign page in a signed-in browser changes nothing', async ({ hub, victim, rows }) => {
    if (row.endpoint.method === 'GET') return
    const { cookie, bearer } = victim.firm
    await storiesStarted(hub)
    const changed = await rows.changedBy(async () => {
      for (const site of ['cross-site', 'same-site', 'none'])
        for (const authorization of [`Bearer ${bearer}`, undefined]) {
          const headers = {
            cookie,
            'sec-fetch-site': site,
            origin: 'http://books.northwind.localhost:8080',
            ...(authorization && { authorization }),
          }
          const refused = row.fromAnywhere ? [row.open] : [401, 403]
          expect(refused).toContain((await ask(hub, victim, row, headers)).status)
        }
    })
    expect(changed).toEqual([])
    expect((await victim.firm.call(getIdentity, {})).status).toBe(200)
  })

  test('someone without a firm gets a refusal that says so', async ({ hub, victim, rows }) => {
    const person = await hub.person()
    const changed = await changedForOthers(hub, rows, person, async () => {
      const answer = await ask(hub, victim, row, { cookie: person.cookie, authorization: `Bearer ${person.bearer}` })
      expect(answer.status).toBe(row.withoutFirm)
    })
    expect(changed).toEqual(row.makes ?? [])
  })
})
