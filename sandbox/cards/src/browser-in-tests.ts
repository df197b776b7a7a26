import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { type BrowserContext, chromium } from 'playwright'
import { build } from 'vite'
import { freePort } from '../../shared/free-port.ts'
import { withSdkOnAnyHost } from '../app/sdk/any-host.ts'
import { startCardsInTests } from './cards-in-tests.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const installed = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

/** The SDK for the page: unchanged, or bundled to accept this provider's own host name. */
const sdkScript = async (names: 'own' | 'vendor', folder: string): Promise<string> => {
  if (names === 'vendor')
    return ['client', 'hosted-fields'].map((part) => installed(`braintree-web/dist/browser/${part}.js`)).join('\n')
  const outDir = join(folder, 'sdk')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withSdkOnAnyHost()],
    build: {
      outDir,
      minify: false,
      lib: {
        entry: here('../app/sdk/page-in-tests.ts'),
        formats: ['iife'],
        name: 'braintree',
        fileName: () => 'sdk.js',
      },
    },
  })
  return readFileSync(join(outDir, 'sdk.js'), 'utf8')
}

/** The card provider with its built frames, a page of the hub to use them in, and a browser. */
export const startBrowserInTests = async (names: 'own' | 'vendor' = 'own') => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-app-'))
  const files = join(folder, 'dist')
  const configFile = here('../app/vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir: files, emptyOutDir: true } })
  const cards = await startCardsInTests({ CARDS_APP: files, CARDS_BROWSER_NAMES: names })

  const port = await freePort()
  const hub = Fastify()
  const sdk = await sdkScript(names, folder)
  const page = { html: '', policy: '' }
  hub.get('/sdk.js', (_request, reply) => reply.type('text/javascript').send(sdk))
  hub.get('/', (_request, reply) =>
    reply.headers({ 'content-type': 'text/html', 'content-security-policy': page.policy }).send(page.html),
  )
  await hub.listen({ host: '127.0.0.1', port })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })

  /** Routes the vendor's host names to the provider, as journeys do. */
  const routeVendor = (context: BrowserContext) =>
    context.route(/^https:\/\/[^/]*(braintreegateway|braintree-api|paypal)\.com\//, async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const { host: _host, ...headers } = await request.allHeaders()
      const body = request.postData()
      const answer = await fetch(`http://127.0.0.1:${cards.port}${pathname}${search}`, {
        method: request.method(),
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
        ...(body !== null && { body }),
      })
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })

  return {
    cards,
    browser,
    routeVendor,
    page,
    /** The origin of the page, and another one with the same pages. */
    hubUrl: `http://hub.northwind.localhost:${port}`,
    foreignUrl: `http://hub.northwind.localhost.elsewhere.localhost:${port}`,
    close: async () => {
      await browser.close()
      await hub.close()
      await cards.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type BrowserInTests = Awaited<ReturnType<typeof startBrowserInTests>>
