import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'
import { routeToCards } from './pages/card-provider.ts'
import { stack, stateOf } from './stack.ts'

const read = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8'))

interface CardPage {
  path: string
  scripts: { file: string }[]
  packages: Record<string, { version: string; integrity: string }>
  headers: Record<string, string>
}

/** What may run on the card pages, checked in; what npm installed. */
const [newForm, legacyForm]: [CardPage, CardPage] = read('portal/card-pages.json')
const installed = read('package-lock.json').packages

const pages = [
  { page: 'payment-method', who: 'twelve', inventory: newForm },
  { page: 'legacy-payment-method', who: 'legacy', inventory: legacyForm },
] as const

const builtFor = (page: string): { file: string; integrity: string; packages: string[] }[] =>
  read(`portal/dist/card-pages/${page}.json`).scripts

// A firm without a card.
test.beforeEach(({ watch }) => watch.allow(/404/, /identity-payment-methods/))

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The page as the browser received it: its headers, and every script of its document with the hash of its bytes. */
const receivedBy = async (page: Page, inventory: CardPage) => {
  await routeToCards(page.context(), stack().cards.CARDS_INTERNAL_URL)
  const fetched = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return
    fetched.set(new URL(response.url()).pathname, hashOf(await response.body()))
  })
  const answer = await page.goto(inventory.path)
  const headers = (await answer?.allHeaders()) ?? {}
  await page.waitForLoadState('networkidle')
  const sources = await page.evaluate(() => [...document.scripts].map(({ src, text }) => src || `inline: ${text}`))
  const names = new Set([...sources.map((src) => src.replace(/^http:\/\/[^/]+/, '')), ...fetched.keys()])
  return {
    scripts: [...names].map((file) => ({ file, integrity: fetched.get(file) })),
    headers: Object.fromEntries(
      Object.keys(inventory.headers).map((name) => [
        name,
        headers[name]?.replace(/nonce-[^']+/g, 'nonce-…').replace(/(localhost:)\d+/g, '$1…'),
      ]),
    ),
  }
}

/** The hub's own answer. Outside a browser its host name does not resolve. */
const fetchedFromHub = async (route: Route) => {
  const { pathname } = new URL(route.request().url())
  const { cookie = '', accept = '' } = await route.request().allHeaders()
  const answer = await fetch(stack().hubInternalUrl + pathname, { headers: { cookie, accept } })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding'))
  return { status: answer.status, headers, body: await answer.text() }
}

for (const { page: name, who, inventory } of pages) {
  const built = builtFor(name)
  const authorized = built.map(({ file, integrity }) => ({ file, integrity }))

  test.describe(name, () => {
    test.use({ storageState: stateOf(who) })

    test('M5 the card page runs the scripts of the inventory, byte for byte, with its headers', async ({ page }) => {
      const received = await receivedBy(page, inventory)
      await expect(page.getByRole('heading', { name: 'Edit Payment Method' })).toBeVisible()
      expect(received).toEqual({ scripts: authorized, headers: inventory.headers })
      const patterns = built.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, '-*.js'))
      expect(patterns).toEqual(inventory.scripts.map(({ file }) => file))
    })

    test('M5 the script of the card page is made of the packages of the inventory, as npm verified them', () => {
      const packages = built.flatMap(({ packages }) => packages)
      const found = packages.map((name) => {
        const { version, integrity } = installed[name]
        return [name, { version, integrity }]
      })
      expect(Object.fromEntries(found)).toEqual(inventory.packages)
    })

    test('M5 one changed byte keeps the script from running and is found', async ({ page, watch }) => {
      watch.allow(/integrity/, /^/)
      await page.route(`**/assets/${name}-*.js`, async (route) => {
        const answer = await fetchedFromHub(route)
        await route.fulfill({ ...answer, body: `${answer.body} ` })
      })
      const { scripts } = await receivedBy(page, inventory)
      expect(scripts).not.toEqual(authorized)
      await expect(page.getByRole('heading')).toHaveCount(0)
    })

    test('M5 one more script does not run and is found', async ({ page, watch }) => {
      watch.allow(/content policy violated: script-src|Refused to load|Content Security Policy|policy violation/i, /^/)
      await page.route(`**${inventory.path}`, async (route) => {
        const answer = await fetchedFromHub(route)
        const skimmer = '<script src="/assets/skimmer.js"></script></body>'
        await route.fulfill({ ...answer, body: answer.body.replace('</body>', skimmer) })
      })
      const { scripts } = await receivedBy(page, inventory)
      expect(scripts.map(({ file }) => file)).toContain('/assets/skimmer.js')
      expect(scripts).not.toEqual(authorized)
    })
  })
}

test('CALL-98 the legacy form loads nothing of the SDK, and the new one the pinned version', () => {
  expect(newForm.packages['node_modules/braintree-web']?.version).toBe('3.111.0')
  const sdk = Object.keys(legacyForm.packages).filter((name) => /braintree|framebus|credit-card/.test(name))
  expect(sdk).toEqual([])
})

test('DEC-42 the built SDK trusts its maker’s hosts alone and reports nothing to them', () => {
  const [script] = builtFor('payment-method')
  const code = readFileSync(fileURLToPath(new URL(`../portal/dist${script?.file}`, import.meta.url)), 'utf8')
  expect(code).toContain('"braintreegateway.com":1')
  expect(code).not.toContain('pay.localhost')
  expect(code).not.toContain('sendPaypalEvent')
})
