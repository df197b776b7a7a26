import { expect, test } from 'vitest'
import { keysForReader } from './keys-for-reader.ts'

const member = {
  kind: 'member',
  user_id: 7,
  user_uuid: 'person',
  organization_uuid: 'firm',
  role: 'member',
  clients: 'assigned',
} as const

const keysFor = keysForReader(async (_member, uuids) => uuids.filter((uuid) => uuid === 'own'))

test('DEC-97 a Member gets the change keys of assigned clients and of no others', async () => {
  expect(await keysFor(member, ['clients', 'client:own', 'client:other'])).toEqual(['clients', 'client:own'])
  expect(await keysFor(member, ['clients', 'client:other', 'support_visits'])).toEqual([])
})

test('DEC-65 a change of many clients reaches a Member even if it comes with one of an unassigned client', async () => {
  expect(await keysFor(member, ['clients', 'client', 'client:other'])).toEqual(['clients', 'client'])
})
