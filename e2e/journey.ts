import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { atRest } from './pages/at-rest.ts'

export { expect }

interface Watch {
  /** Allows an error that the journey causes on purpose, by the text of the message and its URL. */
  allow(words: RegExp, address: RegExp): void
}

/** Every journey fails on a console error, an uncaught error, a content policy violation or a report of one. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const found: { words: string; address: string }[] = []
      const allowed: [RegExp, RegExp][] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') found.push({ words: message.text(), address: message.location().url })
      }
      context.on('console', onConsole)
      context.on('request', (request) => {
        if (new URL(request.url()).pathname === '/policy-reports')
          found.push({ words: 'policy violation reported to the hub', address: request.url() })
      })
      context.on('weberror', (fault) => found.push({ words: String(fault.error()), address: '' }))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          // biome-ignore lint/suspicious/noConsole: the console is what the journey watches
          console.error(`content policy violated: ${violatedDirective} ${blockedURI}`),
        )
      })
      await use({ allow: (words, address) => allowed.push([words, address]) })
      const unexpected = found.filter(
        ({ words, address }) => !allowed.some(([word, where]) => word.test(words) && where.test(address)),
      )
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** Fails if axe finds a violation in the page as it is now. */
export const expectAccessible = async (page: Page) => {
  // A page whose script is still loading has no heading yet.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await atRest(page)
  // Only the mode that opens a page of its own can check cross-origin frames, and it takes twice as long.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!hasFrames).analyze()
  const findings = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
  expect(findings, `accessibility of ${page.url()}`).toEqual([])
}
