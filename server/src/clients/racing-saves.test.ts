import {
  archiveBusinessClient,
  restoreBusinessClient,
  updateBusinessClient,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { expect } from 'vitest'
import { actsOf, hasClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'

test('F22 DEC-73 of two concurrent saves of one contact one wins, and the other is refused', async ({ hub, firm }) => {
  const { contact } = await hasClient(hub, firm)
  const params = { uuid: contact }
  for (let round = 0; round < 50; round++) {
    const read = await firm.call(getClientContact, { params })
    const headers = { 'if-match': read.headers.get('etag') ?? '' }
    const names = [`Left ${round}`, `Right ${round}`]
    const answers = await Promise.all(
      names.map((last_name) => firm.call(updateClientContact, { params, body: { last_name }, headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = names[answers.findIndex(({ status }) => status === 200)]
    expect((await firm.call(getClientContact, { params })).body.last_name).toBe(winner)
  }
  expect(await actsOf(hub, firm, contact)).toHaveLength(50)
})

test('F11 two people who change a client and its contact in opposite orders do not deadlock', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { subscription_status: 'INACTIVE' })
  const params = { uuid: client.uuid }
  const saveContact = (turn: number) =>
    firm.call(updateClientContact, { params: { uuid: client.contact }, body: { last_name: `Turn ${turn}` } })
  const saveClient = (turn: number) => firm.call(updateBusinessClient, { params, body: { notes: `Turn ${turn}` } })
  const statuses: number[] = []
  for (let turn = 0; turn < 25; turn++) {
    const one = Promise.all([saveContact(turn), saveClient(turn)])
    const other = Promise.all([saveClient(turn + 100), saveContact(turn + 100)])
    const moved = firm.call(turn % 2 ? restoreBusinessClient : archiveBusinessClient, { params, body: {} })
    for (const { status } of [...(await one), ...(await other), await moved]) statuses.push(status)
  }
  expect(statuses).toEqual(Array(125).fill(200))
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
