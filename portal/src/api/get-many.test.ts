import { expect, onTestFinished, test } from 'vitest'
import { bluebird, sampleContact, sampleSubscription } from '../../testing/sample-client.ts'
import { stubCalls } from '../../testing/stub-calls.ts'
import { getBusinessClient, getClientContact, getSubscription } from './contract.ts'
import { BatchError, getMany } from './get-many.ts'
import { statusOf } from './problem.ts'
import { type ProblemReport, reportProblemsTo } from './report-problem.ts'

const uuid = (number: number): string => `01990000-0000-7000-a000-${String(number).padStart(12, '0')}`
const uuids = [1, 2, 3, 4, 5, 6, 7, 8].map(uuid)
const lastPart = (url: URL): string => url.pathname.split('/').at(-2) ?? ''
const refused = () => Response.json({ code: 'fault', detail: 'Broken' }, { status: 500 })

const noteReports = (): ProblemReport[] => {
  const reports: ProblemReport[] = []
  onTestFinished(reportProblemsTo((report) => reports.push(report)))
  return reports
}

test('CALL-07 F28 a batch of clients silently drops the one that fails, reports it with its id and keeps the order of the others', async () => {
  stubCalls().reply(getBusinessClient, ({ url }) =>
    lastPart(url) === uuid(3) ? refused() : Response.json(bluebird({ uuid: lastPart(url) })),
  )
  const reports = noteReports()
  const clients = await getMany(getBusinessClient, uuids, 'drop')
  expect(clients.map((client) => client.uuid)).toEqual(uuids.filter((each) => each !== uuid(3)))
  expect(reports.filter(({ code }) => code === 'left_out')).toEqual([
    {
      call: `GET /partner_services/partners/business_clients/${uuid(3)}/`,
      status: 500,
      code: 'left_out',
      detail: `Unable to fetch the record with uuid ${uuid(3)}`,
      faultId: undefined,
    },
  ])
})

test('CALL-25 F28 a batch of subscriptions skips failures, and each drop is reported with its id', async () => {
  const server = stubCalls()
  server.reply(getSubscription, ({ url }) =>
    lastPart(url) === uuid(2) ? refused() : Response.json(sampleSubscription({ uuid: lastPart(url) })),
  )
  const reports = noteReports()
  const found = await getMany(getSubscription, uuids, 'drop')
  expect(found).toHaveLength(7)
  expect(reports).toContainEqual({
    call: `GET /partner_services/partners/subscriptions/${uuid(2)}/`,
    status: 500,
    code: 'left_out',
    detail: `Unable to fetch the record with uuid ${uuid(2)}`,
    faultId: undefined,
  })
})

test('CALL-18 F28 a batch of contacts fails as a whole if one request fails, with its text and a custom error status', async () => {
  stubCalls().reply(getClientContact, ({ url }) =>
    lastPart(url) === uuid(8) ? refused() : Response.json(sampleContact({ uuid: lastPart(url) })),
  )
  const raised = await getMany(getClientContact, uuids, 'fail', { failure: 'Error fetching client contacts' }).catch(
    (error: unknown) => error,
  )
  expect(raised).toBeInstanceOf(BatchError)
  expect(raised).toMatchObject({ message: 'Error fetching client contacts', status: 'CUSTOM_ERROR' })
  expect(statusOf(raised)).toBe(500)
})

test('a batch never has more than six requests in flight', async () => {
  let running = 0
  let most = 0
  const sixthIsHere = Promise.withResolvers<void>()
  stubCalls().reply(getClientContact, async ({ url }) => {
    running += 1
    most = Math.max(most, running)
    if (running === 6) sixthIsHere.resolve()
    await sixthIsHere.promise
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    return Response.json(sampleContact({ uuid: lastPart(url) }))
  })
  const many = Array.from({ length: 25 }, (_, index) => uuid(index))
  expect(await getMany(getClientContact, many, 'fail')).toHaveLength(25)
  expect(most).toBe(6)
})

test('if a batch fails as a whole, it sends no more requests after the first failure', async () => {
  stubCalls().refuse(getClientContact, 500)
  await getMany(
    getClientContact,
    Array.from({ length: 25 }, (_, index) => uuid(index)),
    'fail',
  ).catch(() => undefined)
  expect(window.fetch).toHaveBeenCalledTimes(6)
})

test('an ended session is not dropped but reported', async () => {
  stubCalls().refuse(getSubscription, 401, { code: 'not_signed_in', detail: 'Sign in' })
  const raised = await getMany(getSubscription, [uuid(1)], 'drop').catch((error: unknown) => error)
  expect(statusOf(raised)).toBe(401)
})
