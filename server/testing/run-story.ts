import type { Story } from '../src/platform/workflow/stories.ts'
import type { Hub } from './hub.ts'

/** Begins a story as an act does: written in a transaction, started after it. */
export const beginStory = async ({ parts: { database, stories } }: Pick<Hub, 'parts'>, story: Story): Promise<void> => {
  await database.shared((tx) => stories.write(tx, story))
  await stories.start(story)
}

/** Begins the story if it has not begun, and waits for its end. */
export const runStory = async (hub: Pick<Hub, 'parts'>, story: Story): Promise<void> => {
  await beginStory(hub, story)
  if (!(await hub.parts.stories.outcome(story, 20_000))) throw new Error(`${story.id} has not ended`)
}
