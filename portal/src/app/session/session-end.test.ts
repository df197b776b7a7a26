import { expect, test } from 'vitest'
import { sessionEnd } from './session-end.ts'

const session = (created_at: number, expires_in: number) => ({
  businessId: null,
  businessUUID: null,
  accountid: null,
  authenticated: { access_token: 't', created_at, expires_in },
})

test('the session ends when the idle time is over or at its absolute end, whichever is first', () => {
  const lastAnswerAt = 1_000_000_000
  expect(sessionEnd({ lastAnswerAt, idleSeconds: 1800, session: session(1_000_000, 43_200) })).toBe(1_001_800_000)
  expect(sessionEnd({ lastAnswerAt, idleSeconds: 1800, session: session(1_000_000, 60) })).toBe(1_000_060_000)
})

test('a tab that knows neither limit expects no end', () => {
  expect(sessionEnd({ lastAnswerAt: 1, idleSeconds: undefined, session: undefined })).toBe(Number.POSITIVE_INFINITY)
})
