import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { routeToCards } from './pages/card-provider.ts'
import { stack, stateOf } from './stack.ts'

/** A list links to hundreds of clients; three pages of one kind are enough. */
const OF_ONE_KIND = 3

const ownOrigins = () => [stack().hubUrl, stack().signInUrl, stack().books.BOOKS_URL].map((url) => new URL(url).origin)

/** The kind of page a URL leads to: its path without ids, and the names of its parameters. */
const kindOf = ({ origin, pathname, searchParams }: URL) =>
  `${origin}${pathname.replace(/[0-9a-f-]{36}|\d+/g, ':id')}?${[...searchParams.keys()].sort().join('&')}`

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href))

/** The status of each picture, video and caption that the page itself loads from its own origin. */
const mediaOn = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[src], video[src], source[src], track[src]')]
        .map(({ src }) => src)
        .filter((src) => src.startsWith(location.origin))
        .map(async (src): Promise<[string, number]> => [src, (await fetch(src, { method: 'HEAD' })).status]),
    ),
  )

interface Faulty {
  readonly address: string
  readonly from: string
  readonly why: string
}

/** Starts at these URLs and follows every link to the product's own origins, except the log-out. */
const crawl = async (context: BrowserContext, starts: readonly string[]) => {
  const page = await context.newPage()
  const faulty: Faulty[] = []
  const visited = new Set<string>()
  const kinds = new Map<string, number>()
  const queue = starts.map((address) => ({ address, from: 'the start' }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next
    const url = new URL(address)
    url.hash = ''
    const kind = kindOf(url)
    if (visited.has(url.href) || (kinds.get(kind) ?? 0) >= OF_ONE_KIND || url.pathname === '/logout') continue
    visited.add(url.href)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const answer = await page.goto(url.href)
    const status = answer?.status() ?? 0
    if (status !== 200) faulty.push({ address: url.href, from, why: String(status) })
    const title = page.getByRole('heading', { level: 1 }).first()
    await title.waitFor()
    await expect(title).not.toHaveText(/^Loading/)
    // Rows and their links are rendered after the heading.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (/not found/i.test((await title.textContent()) ?? '')) faulty.push({ address: url.href, from, why: 'not found' })
    for (const [src, got] of await mediaOn(page))
      if (got !== 200) faulty.push({ address: src, from: url.href, why: String(got) })
    for (const found of await linksOn(page))
      if (ownOrigins().includes(new URL(found).origin)) queue.push({ address: found, from: url.href })
  }
  await page.close()
  return { faulty, kinds: [...kinds.keys()] }
}

test('no link of the product leads to a missing page for someone who is signed out', async ({ context }) => {
  const { hubUrl, signInUrl, books } = stack()
  const starts = [`${hubUrl}/`, `${hubUrl}/signup`, `${hubUrl}/accept`, `${signInUrl}/support`, `${books.BOOKS_URL}/`]
  const { faulty, kinds } = await crawl(context, starts)
  expect(faulty).toEqual([])
  expect(kinds.length).toBeGreaterThan(starts.length)
})

test.describe('signed in', () => {
  test.use({ storageState: stateOf('twelve') })

  test('no link of the product leads to a missing page for a member', async ({ context, watch }) => {
    const { hubUrl, cards } = stack()
    await routeToCards(context, cards.CARDS_INTERNAL_URL)
    // A firm without a card.
    watch.allow(/404/, /identity-payment-methods/)
    const routes = ['/clients', '/clients?view=archived', '/create-client', '/support-visits']
    const { faulty, kinds } = await crawl(
      context,
      routes.map((path) => hubUrl + path),
    )
    expect(faulty).toEqual([])
    const found = ['/clients/:id', '/clients/:id/billing', '/invite-owner/:id'].map((path) => `${hubUrl}${path}?`)
    expect(kinds).toEqual(expect.arrayContaining([...found, `${hubUrl}/client-books/:id?page`]))
  })
})
