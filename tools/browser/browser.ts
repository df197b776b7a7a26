import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { atRest } from '../../e2e/pages/at-rest.ts'

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(systemChromium) && { executablePath: systemChromium }),
    args: ['--no-sandbox', '--hide-scrollbars'],
  })

/** Waits until images and fonts are loaded and animations have ended. */
export const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  await atRest(page)
}
