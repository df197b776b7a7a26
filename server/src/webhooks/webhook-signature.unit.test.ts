import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isGenuine } from './webhook-signature.ts'

const secret = 'known to sender and hub alone'
const now = Math.floor(Date.now() / 1000)
const sign = (signed: string) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`

test('DEC-51 a signed webhook cannot be replayed under an id with a dot', () => {
  const body = '{"type":"team.changed"}'
  const original = { id: 'msg_1', timestamp: String(now), body: `${now}.${body}` }
  const signatures = sign(`${original.id}.${original.timestamp}.${original.body}`)
  expect(isGenuine(secret, { ...original, signatures })).toBe(true)
  const reread = { id: `msg_1.${now}`, timestamp: String(now), body }
  expect(isGenuine(secret, { ...reread, signatures })).toBe(false)
})
