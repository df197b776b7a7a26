import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { expect } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { startBooksInTests } from './books-in-tests.ts'

/** Books with its built app, listening, and a browser to open it in. */
export const startAppInTests = async () => {
  const files = mkdtempSync(join(tmpdir(), 'books-app-'))
  const configFile = fileURLToPath(new URL('../app/vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'error', build: { outDir: files, emptyOutDir: true } })
  const port = await freePort()
  const books = await startBooksInTests({ url: `http://books.northwind.localhost:${port}`, files })
  await books.app.listen({ host: '127.0.0.1', port })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const close = async () => {
    await browser.close()
    await books.close()
    rmSync(files, { recursive: true })
  }
  return { books, browser, close }
}

/** Checks that the page does not overflow a phone's width. */
export const fits = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
}
export const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])
