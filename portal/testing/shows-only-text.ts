import { expect, onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { scriptPayloads, watchScripts } from './script-payloads.ts'

const GROUP = 10
const groups = Array.from({ length: scriptPayloads.length / GROUP }, (_, group) =>
  scriptPayloads.slice(group * GROUP, (group + 1) * GROUP).join(' '),
)

/** Every payload in every text at once: the screen shows it letter by letter, and nothing of it becomes the page. */
export const showsOnlyText = async (show: (text: string) => Promise<() => string | null>) => {
  const watched = watchScripts()
  for (const text of groups) {
    const shown = await show(text)
    await expect.poll(() => shown()?.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '))
    expect([watched.foundIn(), watched.runs()]).toEqual([[], 0])
    await cleanup()
  }
  onTestFinished(() => expect(watched.runs()).toBe(0))
}
