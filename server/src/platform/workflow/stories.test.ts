import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client'
import { expect, onTestFinished } from 'vitest'
import { type Hub, startAnotherHub } from '../../../testing/hub.ts'
import { beginStory } from '../../../testing/run-story.ts'
import { hubTest as test } from '../../../testing/test.ts'

const sweptUnder = async (parts: Hub['parts'], ids: readonly string[]) => {
  const { database, stories } = parts
  await database.once.deleteFrom('story_starts').execute()
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
  const started = await stories.sweep()
  const left = await database.once.selectFrom('story_starts').select(['workflow_id', 'refusals']).execute()
  return { started, left }
}
const newStory = () => `revoke-token/${crypto.randomUUID()}`
const refused = (count: number) => Array.from({ length: count }, (_, index) => `${index}${'x'.repeat(2_000)}`)

test('stories that Temporal refuses do not hold up the ones behind them, however many start at once', async ({
  hub,
}) => {
  const ids = [...refused(12), newStory(), newStory()]
  const { started, left } = await sweptUnder(hub.parts, ids)
  expect(started).toBe(2)
  expect(left.map(({ workflow_id }) => workflow_id).sort()).toEqual(ids.slice(0, 12).sort())
  expect(new Set(left.map(({ refusals }) => refusals))).toEqual(new Set([1]))
})

test('while Temporal is away everything stays, and nothing counts as refused', async ({ hub }) => {
  const away = await startAnotherHub({ TEMPORAL_ADDRESS: '127.0.0.1:1' }, {}, hub.clone)
  const ids = Array.from({ length: 7 }, newStory)
  const { started, left } = await sweptUnder(away.parts, ids)
  expect(started).toBe(0)
  expect(left.map(({ workflow_id }) => workflow_id).sort()).toEqual(ids.sort())
  expect(new Set(left.map(({ refusals }) => refusals))).toEqual(new Set([0]))
  expect(await hub.parts.stories.sweep()).toBe(7)
})

test('a story that was written a moment ago is left to who wrote it', async ({ hub }) => {
  const { database, stories } = hub.parts
  await database.once
    .insertInto('story_starts')
    .values({ workflow_id: newStory(), workflow: 'revokeToken', args: '["none"]' })
    .execute()
  expect(await stories.sweep()).toBe(0)
})

test('a story without its outbox row has begun before and is not started again, even if Temporal has forgotten it', async ({
  hub,
}) => {
  const { stories, config } = hub.parts
  const connection = await Connection.connect({ address: config.TEMPORAL_ADDRESS })
  onTestFinished(() => connection.close())
  const temporal = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE })
  const story = { workflow: 'revokeToken', id: newStory(), args: ['none'] }
  expect(await stories.start(story)).toBe(true)
  await expect(temporal.workflow.getHandle(story.id).describe()).rejects.toThrow(WorkflowNotFoundError)
  await beginStory(hub, story)
  expect((await temporal.workflow.getHandle(story.id).describe()).status.name).toBe('RUNNING')
})
