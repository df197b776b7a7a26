import { expect, vi } from 'vitest'
import { announce } from '../src/platform/live/announce.ts'
import type { FirmCaller, Hub } from './hub.ts'

/** An open page of the firm: collects what it is told from now on. */
export const openPage = async ({ parts }: Hub, { organization_uuid }: FirmCaller) => {
  const receivedKeys: string[] = []
  const close = parts.changes.follow(organization_uuid, (keys) => receivedKeys.push(...keys))
  await vi.waitFor(async () => {
    await announce(parts.database.once, organization_uuid, 'client')
    expect(receivedKeys).toContain('client')
  })
  return { told: receivedKeys, close }
}
