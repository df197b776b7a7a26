import type { BrowserContext, Locator, Page } from 'playwright'
import { openList, order, view } from '../../e2e/pages/client-list.ts'
import { people } from '../../e2e/pages/people.ts'
import { logIn } from '../../e2e/pages/sign-in.ts'
import { launchBrowser } from '../browser/browser.ts'
import { atMost, type Figures, type Goal, type Size } from '../figures/figures.ts'
import { median, percentile } from '../figures/percentile.ts'
import { DEMO_PASSWORD, seed } from '../seed/seed.ts'
import { startStack } from '../stack/stack.ts'
import { watchPaints } from './watch-paints.ts'

const CPU_SLOW_DOWN = 4
const rounds = { small: 2, full: 8 }

interface Measurements {
  /** From the key or click to the next frame, in ms. */
  next: number[]
  /** From the key or click to the frame with the new rows, in ms. */
  rows: number[]
  cls: number
}

/** Clicks with the mouse, without Playwright's check of what is under the pointer, which would be timed too. */
const press = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** The baseline: the browser writes the same rows again, without a call or React. */
const bareRows = async (page: Page) => {
  await page.evaluate(() => {
    const body = document.querySelector('tbody') as HTMLElement
    const other = body.innerHTML.replaceAll('href="/clients/', 'href="/elsewhere/')
    const write = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(body, { innerHTML: other })))
    document.querySelector('h1')?.addEventListener('click', write)
  })
  await press(page, page.getByRole('heading', { level: 1 }))
}

/** What people do in the list, and the bare writing of rows. Each act changes the first row. */
const acts = (page: Page, round: number): Record<string, () => Promise<void>> => ({
  tab: () => press(page, view(page, round % 2 ? 'Archived' : 'Free Trials')),
  sort: async () => {
    await press(page, order(page))
    await press(page, page.getByRole('link', { name: round % 2 ? 'Trial ends soonest' : 'Recently created' }))
  },
  page: () => press(page, page.getByRole('link', { name: 'Next page' })),
  bare: () => bareRows(page),
  search: () => page.getByLabel('Search clients').pressSequentially(['cyc', 'gar', 'flo', 'den'][round % 4] ?? ''),
})

/** Measures how quickly the list of a firm with 5,000 clients responds, with the CPU throttled four times. */
export const benchInteractions = async (figures: Figures, size: Size): Promise<void> => {
  const stack = await startStack({ web: 8494, signIn: 8495 })
  const browser = await launchBrowser()
  try {
    await seed(stack.database, { objects: stack.objects })
    const context = await browser.newContext({ baseURL: stack.hubUrl, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await logIn(page, { email: people.fiveThousand, password: DEMO_PASSWORD })
    await page.addInitScript(watchPaints)
    const measurements: Record<string, Measurements> = {}
    for (let round = 0; round < rounds[size]; round++)
      for (const name of Object.keys(acts(page, round))) {
        const one = await observe(context, page, () => acts(page, round)[name]?.())
        const all = measurements[name] ?? { next: [], rows: [], cls: 0 }
        measurements[name] = {
          next: [...all.next, one.next],
          rows: [...all.rows, one.rows],
          cls: Math.max(all.cls, one.cls),
        }
      }
    sayFigures(figures, measurements)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** Times one act on an idle list. */
const observe = async (context: BrowserContext, page: Page, act: () => Promise<void> | undefined) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await openList(page)
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN })
  await page.evaluate(() => window.paints.begin())
  const measurements = page.evaluate(() => window.paints.measure())
  await act()
  return measurements.finally(() => devtools.detach())
}

const sayFigures = (figures: Figures, measurements: Record<string, Measurements>) => {
  for (const [name, { next, rows }] of Object.entries(measurements)) {
    const timed = { unit: ' ms', isTimed: true }
    const held = (goal: Goal) => (name === 'bare' ? undefined : goal)
    figures.say(`${name}_next_paint_cpu4x`, percentile(next, 0.98), held(atMost(100)), timed)
    figures.say(`${name}_new_rows_p50_cpu4x`, median(rows), undefined, timed)
    figures.say(`${name}_new_rows_p95_cpu4x`, percentile(rows, 0.95), held(atMost(400)), timed)
  }
  const cls = Math.max(...Object.values(measurements).map((each) => each.cls))
  // Layout changes within half a second of user input do not count as shifts; on a busy machine rows come later.
  figures.say('interactions_cls_cpu4x', cls, atMost(0.01), { isTimed: true })
}
