import { getBusinessClient, removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { booksToCome } from '../../testing/books.ts'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import { type FirmCaller, startAnotherHub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { leavingTeam } from '../accountants/tell-of-invitation.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const WAIT_MS = 2_500

const test = hubTest
  // Only two connections: a registration that held one while waiting would leave none for the others.
  .extend('settings', { scope: 'file' }, ({ books }) => ({
    ...books.environment,
    PROVISION_WAIT_MS: String(WAIT_MS),
    DATABASE_POOL_SIZE: '2',
  }))
  .extend('runsStories', true)

test.beforeEach(({ books }) => books.fault({}))

const register = (
  firm: FirmCaller,
  group: number,
  client_name: string,
  billing_owner: 'ACCOUNTANT' | 'CLIENT' = 'ACCOUNTANT',
) =>
  firm.call(registerClient, {
    params: { organizationUuid: firm.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group: group, billing_owner }),
    key: client_name,
  })
const read = async (caller: FirmCaller, uuid: string) =>
  (await caller.call(getBusinessClient, { params: { uuid } })).body
const newName = () => `Slow ${newUuid()}`

const whenOpened = (caller: FirmCaller, uuid: string) =>
  vi.waitFor(async () => expect((await read(caller, uuid)).ml_redirect_url).toMatch(/\/open\//), {
    timeout: 30_000,
    interval: 100,
  })

test('ERR-27 F20 while Books is slow the client is created without a URL and gets it in the background', async ({
  books,
  firm,
  group,
}) => {
  await books.fault({ holds: true })
  const name = newName()
  const begun = performance.now()
  const { status, body } = await register(firm, group, name)
  const took = performance.now() - begun
  expect(status).toBe(200)
  expect(body.ml_redirect_url).toBeNull()
  expect(took).toBeGreaterThanOrEqual(WAIT_MS - 100)
  await books.fault({})
  await books.release()
  await whenOpened(firm, body.uuid)
  const again = await register(firm, group, name)
  expect(again.body).toMatchObject({ uuid: body.uuid, ml_redirect_url: expect.stringContaining('/open/') })
  expect(await books.accountsOf(name)).toHaveLength(1)
})

test('F20 a firm that removes its access while the account is being opened is not on the team in Books', async ({
  books,
  hub,
  firm,
  group,
}) => {
  await books.fault({ holds: true })
  const name = newName()
  const { uuid, ml_redirect_url } = (await register(firm, group, name, 'CLIENT')).body
  expect(ml_redirect_url).toBeNull()
  // The opening is still held; calls from here on reach Books before it.
  await books.fault({})
  const { status, body } = await firm.call(removeClientAccess, { params: { uuid }, body: { uuid } })
  expect([status, body.status]).toEqual([200, 'NO_ACCESS'])
  const { version } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('business_client').select('version').where('uuid', '=', uuid).executeTakeFirstOrThrow(),
  )
  expect(await hub.parts.stories.outcome(leavingTeam(uuid, version), 30_000)).toBe(true)
  expect(await books.accountsOf(name)).toEqual([])
  await books.release()
  await whenOpened(firm, uuid)
  const [account] = await books.accountsOf(name)
  expect(account?.team.map(({ role }) => role)).toEqual(['owner'])
  expect((await read(firm, uuid)).status).toBe('NO_ACCESS')
})

test('F20 a delay longer than the response and the call’s timeout still opens one account', async ({ books }) => {
  const waits = { PROVISION_WAIT_MS: '100', BOOKS_OPEN_TIMEOUT_MS: '500' }
  const hasty = await startAnotherHub({ ...books.environment, ...waits })
  await hasty.startWorker()
  const own = await hasty.firm()
  const user_service_group = (await own.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  await books.fault({ delay_ms: 1_500 })
  const client_name = newName()
  const { body } = await own.call(registerClient, {
    params: { organizationUuid: own.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group }),
  })
  expect(body).toMatchObject({ client_name, ml_redirect_url: null })
  await vi.waitFor(async () => expect((await books.accountsOf(client_name))[0]?.asked).toBeGreaterThanOrEqual(2), {
    timeout: 30_000,
    interval: 100,
  })
  expect((await read(own, body.uuid)).ml_redirect_url).toBeNull()
  await books.fault({})
  await whenOpened(own, body.uuid)
  expect(await books.accountsOf(client_name)).toHaveLength(1)
})

test('F20 after a short delay the response still contains the URL', async ({ books, firm, group }) => {
  await books.fault({ delay_ms: 200 })
  expect((await register(firm, group, newName())).body.ml_redirect_url).toMatch(/\/open\//)
})

test('F20 a lost response from Books is retried and opens no second account', async ({ books, firm, group }) => {
  await books.fault({ lose_times: 1 })
  const name = newName()
  const { body } = await register(firm, group, name)
  await whenOpened(firm, body.uuid)
  const accounts = await books.accountsOf(name)
  expect(accounts).toHaveLength(1)
  expect(accounts[0]?.asked).toBe(2)
})

test('F20 refusals from Books are retried until it opens the account', async ({ books, firm, group }) => {
  await books.fault({ fail_times: 2 })
  const name = newName()
  const { status, body } = await register(firm, group, name)
  expect([status, body.client_name]).toEqual([200, name])
  await whenOpened(firm, body.uuid)
  expect(await books.accountsOf(name)).toHaveLength(1)
})

test('waiting registrations hold no connection: with two connections twenty wait, and reads still return', async ({
  books,
  hub,
  firm,
  group,
}) => {
  const known = (await register(firm, group, newName())).body.uuid
  await books.fault({ holds: true })
  const waiting = Promise.all(Array.from({ length: 20 }, () => register(firm, group, newName())))
  await vi.waitFor(
    async () => {
      const rows = await hub.parts.database.acrossFirms('test', (tx) =>
        tx.selectFrom('business_client').select('uuid').where('ml_redirect_url', 'is', null).execute(),
      )
      expect(rows.length).toBeGreaterThanOrEqual(20)
    },
    // Two at a time, twenty would take ten times the wait.
    { timeout: 15_000, interval: 20 },
  )
  expect((await firm.call(getIdentity, {})).status).toBe(200)
  const answers = await waiting
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  await books.fault({})
  await books.release()
  for (const { body } of answers) await whenOpened(firm, body.uuid)
  expect((await read(firm, known)).ml_redirect_url).toMatch(/\/open\//)
})

test('F20 with Books down a client is still registered, and gets its account once Books is back', async () => {
  const late = await booksToCome()
  const away = await startAnotherHub({ ...late.environment, PROVISION_WAIT_MS: '300' })
  await away.startWorker()
  const own = await away.firm()
  const user_service_group = (await own.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const client_name = newName()
  const { status, body } = await own.call(registerClient, {
    params: { organizationUuid: own.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group }),
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ client_name, ml_redirect_url: null })
  const started = await late.start()
  onTestFinished(started.stop)
  await whenOpened(own, body.uuid)
  expect(await late.accountsOf(client_name)).toHaveLength(1)
})
