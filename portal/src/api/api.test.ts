import { expect, onTestFinished, test, vi } from 'vitest'
import { writeSession } from '../../testing/page-state.ts'
import {
  FIRM_UUID,
  sampleClients,
  sampleIdentity,
  sampleOrganization,
  sampleUser,
} from '../../testing/sample-records.ts'
import { stubCalls } from '../../testing/stub-calls.ts'
import { api } from './api.ts'
import { getCurrentUser, getIdentity, getSessionLife, listBusinessClients, registerOrganization } from './contract.ts'
import { lastAnswerAt } from './last-answer.ts'
import { ApiProblem, problemOf, serverErrorText } from './problem.ts'
import { type ProblemReport, reportProblemsTo } from './report-problem.ts'

test('CALL-01 CALL-02 a partner call goes to /partner_services of this host with the token of the session cookie', async () => {
  const server = stubCalls()
  writeSession({ authenticated: { access_token: 'from-the-cookie', created_at: 1, expires_in: 2 } })
  server.answer(listBusinessClients, sampleClients([]))
  await api(listBusinessClients, {
    params: { organizationUuid: FIRM_UUID },
    query: { limit: 25, offset: 50, view: 'all' },
  })
  const [call] = server.callsOf(listBusinessClients)
  expect(call?.url.href).toBe(
    `${location.origin}/partner_services/partners/${FIRM_UUID}/business_clients/?limit=25&offset=50&view=all`,
  )
  expect(call?.headers.get('authorization')).toBe('Bearer from-the-cookie')
})

test('a call without a session sends no token', async () => {
  const server = stubCalls()
  server.answer(getIdentity, sampleIdentity())
  await api(getIdentity)
  expect(server.callsOf(getIdentity)[0]?.headers.has('authorization')).toBe(false)
})

test.each([201, 202, 203, 206, 400, 404, 500])('CALL-03 status %i counts as a failed partner call', async (status) => {
  const server = stubCalls()
  server.refuse(getIdentity, status, { ...sampleIdentity() })
  await expect(api(getIdentity)).rejects.toBeInstanceOf(ApiProblem)
})

test('CALL-03 status 200 counts as success, and its body is returned', async () => {
  const server = stubCalls()
  server.answer(getIdentity, sampleIdentity())
  expect(await api(getIdentity)).toEqual(sampleIdentity())
})

test('ACCT-01 CALL-57 the account API is called under /auth with the token, and its response is unwrapped', async () => {
  const server = stubCalls()
  writeSession({ authenticated: { access_token: 'from-the-cookie', created_at: 1, expires_in: 2 } })
  server.answer(getCurrentUser, sampleUser())
  expect(await api(getCurrentUser, { query: { exclude_groups: '1' } })).toEqual(sampleUser())
  const [call] = server.callsOf(getCurrentUser)
  expect(call?.url.href).toBe(`${location.origin}/auth/api/v1/users/me?exclude_groups=1`)
  expect(call?.headers.get('authorization')).toBe('Bearer from-the-cookie')
})

test('a call retries with its key while its earlier attempt is running, and fails if that never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const server = stubCalls()
  const reports: ProblemReport[] = []
  reportProblemsTo((report) => reports.push(report))
  const calls = () => server.callsOf(registerOrganization)
  let longest = 4
  server.reply(registerOrganization, () =>
    calls().length < longest
      ? Response.json({ code: 'still_running', detail: 'Wait' }, { status: 409 })
      : Response.json(sampleOrganization()),
  )
  const register = () => api(registerOrganization, { body: { name: 'Alder' } as never, idempotencyKey: 'key-1' })
  expect(await register()).toEqual(sampleOrganization())
  expect(calls().map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(4).fill('key-1'))
  expect(reports).toEqual([])
  longest = Number.POSITIVE_INFINITY
  await expect(register()).rejects.toMatchObject({ status: 409, code: 'still_running' })
  expect(calls()).toHaveLength(4 + 15)
  expect(reports).toMatchObject([{ status: 409, code: 'still_running' }])
})

test('an idempotency key is sent as a header', async () => {
  const server = stubCalls()
  server.answer(registerOrganization, sampleOrganization())
  await api(registerOrganization, { body: { name: 'Alder' } as never, idempotencyKey: 'key-1' })
  const [call] = server.callsOf(registerOrganization)
  expect(call?.headers.get('idempotency-key')).toBe('key-1')
  expect(call?.body).toEqual({ name: 'Alder' })
})

test("CALL-99 on an error the server's detail is read and logged", async () => {
  const server = stubCalls()
  const reports: ProblemReport[] = []
  reportProblemsTo((report) => reports.push(report))
  server.refuse(getIdentity, 500, { code: 'fault', detail: 'The identity is gone', fault_id: 'f-1' })
  const problem = problemOf(await api(getIdentity).catch((error: unknown) => error))
  expect(problem).toMatchObject({ status: 500, code: 'fault', detail: 'The identity is gone', faultId: 'f-1' })
  expect(reports).toEqual([
    {
      call: 'GET /partner_services/identity/me/',
      status: 500,
      code: 'fault',
      detail: 'The identity is gone',
      faultId: 'f-1',
    },
  ])
})

test('a missing or non-JSON response is a problem too', async () => {
  const server = stubCalls()
  server.fail(getIdentity)
  expect(problemOf(await api(getIdentity).catch((error: unknown) => error))).toMatchObject({
    status: 0,
    code: 'no_answer',
  })
  server.reply(getIdentity, () => new Response('<html>', { status: 502 }))
  expect(problemOf(await api(getIdentity).catch((error: unknown) => error))).toMatchObject({ status: 502 })
})

test.each([
  [{ errorDescription: 'The password is wrong', messages: {} }, 'The password is wrong'],
  [{ errorDescription: undefined, messages: {} }, 'An unknown error occurred'],
  [
    { errorDescription: 'Not saved', messages: { email: 'is taken', name: 'is empty' } },
    'Not saved. is taken. is empty',
  ],
  [{ errorDescription: undefined, messages: { email: 'is taken' } }, 'An unknown error occurred. is taken'],
])('ERR-71 the server error text is the description, or a default, followed by all messages: %o', (problem, text) => {
  expect(serverErrorText(problem)).toBe(text)
})

test('ERR-71 description and messages are read from the response of a refused call', async () => {
  const server = stubCalls()
  server.refuse(getCurrentUser, 422, {
    error: 'invalid',
    error_description: 'Not saved',
    messages: { email: 'is taken' },
  })
  const problem = problemOf(await api(getCurrentUser).catch((error: unknown) => error))
  expect(problem && serverErrorText(problem)).toBe('Not saved. is taken')
})

test('checking how long the session lasts does not extend it', async () => {
  const server = stubCalls()
  server.answer(getSessionLife, { idle_seconds_left: 10, absolute_seconds_left: 100 })
  server.answer(getIdentity, sampleIdentity())
  const before = lastAnswerAt()
  await expect.poll(() => Date.now()).toBeGreaterThan(before)
  await api(getSessionLife)
  expect(lastAnswerAt()).toBe(before)
  await api(getIdentity)
  expect(lastAnswerAt()).toBeGreaterThan(before)
})

test('F25 a rate-limited read is retried once, when the server allows it, and then reported once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const server = stubCalls()
  const reports: ProblemReport[] = []
  reportProblemsTo((report) => reports.push(report))
  const tooMany = { code: 'too_many_requests', detail: 'Too many requests. Try again later.' }
  server.refuse(getIdentity, 429, tooMany, { 'retry-after': '1' })
  await expect(api(getIdentity)).rejects.toMatchObject({ status: 429 })
  expect([server.callsOf(getIdentity).length, reports.length]).toEqual([2, 1])
})
