import { expect, test } from 'vitest'
import { sampleContact } from '../../testing/sample-client.ts'
import { stubCalls } from '../../testing/stub-calls.ts'
import { api } from './api.ts'
import { getClientContact, updateClientContact } from './contract.ts'
import { etagOf } from './etags.ts'

const { uuid } = sampleContact()

test('DEC-73 a save sends the version in which the record was read', async () => {
  const server = stubCalls()
  server.reply(getClientContact, () => Response.json(sampleContact(), { headers: { etag: '"7"' } }))
  server.reply(updateClientContact, () => Response.json(sampleContact(), { headers: { etag: '"8"' } }))
  const read = await api(getClientContact, { params: { uuid } })
  const saved = await api(updateClientContact, { params: { uuid }, body: { uuid }, ifMatch: etagOf(read) })
  expect(server.callsOf(updateClientContact)[0]?.headers.get('if-match')).toBe('"7"')
  expect([etagOf(read), etagOf(saved)]).toEqual(['"7"', '"8"'])
})

test('a record without a version is saved without one', async () => {
  const server = stubCalls()
  server.answer(getClientContact, sampleContact())
  server.answer(updateClientContact, sampleContact())
  const read = await api(getClientContact, { params: { uuid } })
  await api(updateClientContact, { params: { uuid }, body: { uuid }, ifMatch: etagOf(read) })
  expect(server.callsOf(updateClientContact)[0]?.headers.has('if-match')).toBe(false)
})
