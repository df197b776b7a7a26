import axe from 'axe-core'
import { animationsEnded } from '../src/ui/behaviour/animations-ended.ts'

/** What axe finds wrong with the page as it stands. */
export const axeViolations = async (): Promise<string[]> => {
  await animationsEnded()
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
