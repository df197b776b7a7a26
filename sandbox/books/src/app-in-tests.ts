import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { freePort, startBooksInTests } from './books-in-tests.ts'

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
