import type { BrowserContext, Page } from '@playwright/test'
import { stack } from './stack.ts'

/** A page in someone else's browser, where no one is signed in. */
export const strangersPage = async (context: BrowserContext): Promise<Page> => {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const own = await browser.newContext({ baseURL: stack().hubUrl, storageState: { cookies: [], origins: [] } })
  return own.newPage()
}
