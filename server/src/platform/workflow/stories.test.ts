import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../testing/hub.ts'

let hub: Hub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.stop())

test('a story that Temporal refuses does not hold up the one behind it', async () => {
  const { database, stories } = hub.parts
  const ids = ['x'.repeat(2_000), `revoke-token/${crypto.randomUUID()}`]
  for (const [index, id] of ids.entries())
    await database.once
      .insertInto('story_starts')
      .values({
        workflow_id: id,
        workflow: 'revokeToken',
        args: '["none"]',
        created_at: new Date(Date.now() - 60_000 + index),
      })
      .execute()
  expect(await stories.sweep()).toBe(1)
  const left = await database.once.selectFrom('story_starts').select(['workflow_id', 'refusals']).execute()
  expect(left).toEqual([{ workflow_id: ids[0], refusals: 1 }])
})
