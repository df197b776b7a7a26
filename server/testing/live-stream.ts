import { EVENTS_PATH } from '@partner-hub/contracts/calls/live-keys.ts'
import { expect, vi } from 'vitest'
import { announce } from '../src/platform/live/announce.ts'
import type { FirmCaller, Hub } from './hub.ts'

/** A tab's stream over HTTP, once connected: the keys it has sent, and whether it has ended. */
export const openStream = async (
  hub: Hub,
  { cookie, organization_uuid }: Pick<FirmCaller, 'cookie' | 'organization_uuid'>,
) => {
  const left = new AbortController()
  const answer = await fetch(hub.url + EVENTS_PATH, { headers: { cookie }, signal: left.signal })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  let text = ''
  let hasEnded = false
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
    hasEnded = true
  }
  const reading = read().catch((error: Error) => {
    if (!left.signal.aborted) throw error
  })
  const keys = () => [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data = '']) => JSON.parse(data).keys as string[])
  await vi.waitFor(async () => {
    await announce(hub.parts.database.once, organization_uuid, 'client')
    expect(keys()).toContain('client')
  })
  return {
    keys,
    hasEnded: () => hasEnded,
    leave: async () => {
      left.abort()
      await reading
    },
  }
}
