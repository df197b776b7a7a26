import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright'
import { people } from '../../e2e/pages/people.ts'
import { logIn } from '../../e2e/pages/sign-in.ts'
import { launchBrowser } from '../browser/browser.ts'
import { atMost, type Figures } from '../figures/figures.ts'
import { median } from '../figures/percentile.ts'
import { DEMO_PASSWORD, seed } from '../seed/seed.ts'
import { startStack } from '../stack/stack.ts'

const RUNS = 5
const CPU_SLOW_DOWN = 4

interface PaintMetrics {
  lcp: number
  cls: number
}

declare global {
  interface Window {
    page: { seen: PaintMetrics; settled: Promise<void> }
  }
}

interface Load extends PaintMetrics {
  scripts: Map<string, number>
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Measures a cold load of the list of a firm with 5,000 clients. */
export const benchPage = async (figures: Figures): Promise<void> => {
  const stack = await startStack({ web: 8494, signIn: 8495 })
  const browser = await launchBrowser()
  try {
    await seed(stack.database, { objects: stack.objects })
    const first = await browser.newContext({ baseURL: stack.hubUrl })
    await logIn(await first.newPage(), { email: people.fiveThousand, password: DEMO_PASSWORD })
    const state = await first.storageState()
    await first.close()
    const loads: Load[] = []
    for (let run = 0; run < RUNS; run++) loads.push(await coldLoad(browser, state, `${stack.hubUrl}/clients`))
    sayFigures(figures, loads)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const coldLoad = async (browser: Browser, storageState: State, url: string): Promise<Load> => {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const answers: Response[] = []
  page.on('response', (answer) => void (answer.request().resourceType() === 'script' && answers.push(answer)))
  await page.addInitScript(() => {
    const seen: PaintMetrics = { lcp: 0, cls: 0 }
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
    // The page itself reports when it is done: polling it for its rows would be timed too.
    const settled = new Promise<void>((resolve) => {
      const atRest = () => (seen.lcp > 0 ? requestIdleCallback(() => resolve()) : requestAnimationFrame(atRest))
      const watch = new MutationObserver(() => {
        if (!document.querySelector('tbody tr:not(.animate-late) a')) return
        watch.disconnect()
        atRest()
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    Object.assign(window, { page: { seen, settled } })
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN })
  await page.goto(url)
  await page.evaluate(() => window.page.settled)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => window.page.seen)
  const scripts = new Map<string, number>()
  for (const answer of answers)
    scripts.set(new URL(answer.url()).pathname, gzipSync(await answer.body(), { level: 9 }).length)
  await context.close()
  return { scripts, ...seen }
}

const sayFigures = (figures: Figures, loads: readonly Load[]) => {
  const chunks = [...(loads[0]?.scripts ?? [])].sort(([, one], [, other]) => other - one)
  const bytes = chunks.reduce((sum, [, size]) => sum + size, 0)
  for (const [path, size] of chunks) console.log(`  ${(size / 1000).toFixed(1).padStart(6)} kB ${path}`)
  figures.say('clients_script_gzip', bytes / 1000, atMost(155), { unit: ' kB' })
  const lcp = median(loads.map((load) => load.lcp)) / 1000
  figures.say('clients_lcp_cpu4x', lcp, atMost(1.5), { unit: ' s', isTimed: true })
  figures.say('clients_cls_cpu4x', median(loads.map(({ cls }) => cls)), atMost(0.01))
}
