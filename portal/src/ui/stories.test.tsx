import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { type ComponentType, createElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import preview from '../../.storybook/preview.tsx'
import { animationsEnded } from './behaviour/animations-ended.ts'

type Stories = Parameters<typeof composeStories>[0]

const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true })
setProjectAnnotations([preview])

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe.each(['light', 'dark'])('every story in %s', (theme) => {
  for (const [file, stories] of Object.entries(files)) {
    for (const [name, Story] of Object.entries<ComponentType>(composeStories(stories))) {
      test(`${file.slice(2).replace('.stories.tsx', '')}: ${name} has no axe violations`, async () => {
        await render(createElement(Story))
        document.documentElement.dataset.theme = theme
        await animationsEnded()
        expect(await violations()).toEqual([])
      })
    }
  }
})

test('there is a story for every component', () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(25)
})

async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A component alone is not a page: it has no landmarks, no h1 and no title.
    rules: Object.fromEntries(
      ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang'].map((rule) => [
        rule,
        { enabled: false },
      ]),
    ),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}
