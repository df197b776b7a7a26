import { expect, test } from 'vitest'
import { FIRM_UUID, sampleOrganization } from '../../testing/sample-records.ts'
import { type Stubs, stubCalls } from '../../testing/stub-calls.ts'
import { getOrganization, listBusinessClients, registerOrganization, updateOrganization } from './contract.ts'
import { problemOf } from './problem.ts'
import { fetchRecord, fetchRecords, saveNewRecord, saveRecord } from './records.ts'

const uuid = FIRM_UUID

test('ERR-18 failing to fetch one record throws its text, with the problem as its cause', async () => {
  stubCalls().refuse(getOrganization, 404, { code: 'not_found', detail: 'No such firm' })
  const raised = await fetchRecord(getOrganization, uuid, { params: { uuid } }).catch((error: unknown) => error)
  expect(raised).toMatchObject({ message: `Unable to fetch the record with uuid ${uuid}` })
  expect(problemOf(raised)).toMatchObject({ status: 404, detail: 'No such firm' })
})

test('ERR-19 failing to fetch a list throws its text', async () => {
  stubCalls().refuse(listBusinessClients, 500)
  await expect(fetchRecords(listBusinessClients, { params: { organizationUuid: uuid } })).rejects.toHaveProperty(
    'message',
    `Unable to fetch the list of records from /partner_services/partners/${uuid}/business_clients/`,
  )
})

test.each([
  ['refused', (server: Stubs) => server.refuse(registerOrganization, 500)],
  ['lost', (server: Stubs) => server.fail(registerOrganization)],
])('ERR-20 failing to save a new record (%s) throws its text', async (_how, fails) => {
  fails(stubCalls())
  await expect(saveNewRecord(registerOrganization, { body: {} as never })).rejects.toHaveProperty(
    'message',
    'Unable to save the object as a new record',
  )
})

test('ERR-21 failing to save an existing record throws its text', async () => {
  stubCalls().refuse(updateOrganization, 500)
  await expect(saveRecord(updateOrganization, uuid, { params: { uuid }, body: { uuid } })).rejects.toMatchObject({
    message: `Unable to save the record with uuid ${uuid}`,
  })
})

test('a fetched record is returned unchanged', async () => {
  stubCalls().answer(getOrganization, sampleOrganization())
  expect(await fetchRecord(getOrganization, uuid, { params: { uuid } })).toEqual(sampleOrganization())
})
