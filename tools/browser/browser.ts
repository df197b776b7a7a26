import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(systemChromium) && { executablePath: systemChromium }),
    args: ['--no-sandbox', '--hide-scrollbars'],
  })

/** From nothing to the hub, wherever it then leads this person. */
export const logIn = async (
  page: Page,
  { hubUrl, email, password }: { hubUrl: string; email: string; password: string },
) => {
  await page.goto(hubUrl)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(clients|create-organization)$/)
}

/** What moves is let come to rest, pictures and fonts have come. */
export const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))
  })
}
