// npm run screenshots [-- name…]: takes every screen, or those named, at 1440 and 390 px (mails also at 320), light and dark, plus contact sheets of all screens and of all client states.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { type PersonName, people } from '../../e2e/pages/people.ts'
import { logIn } from '../../e2e/pages/sign-in.ts'
import { launchBrowser, settled } from '../browser/browser.ts'
import { onEndSignal } from '../processes/end-signals.ts'
import { run } from '../processes/run.ts'
import { addStaff } from '../seed/add-staff.ts'
import { DEMO_PASSWORD, seed } from '../seed/seed.ts'
import { projectRoot } from '../services/home.ts'
import { addJourneyFirms } from '../stack/journey-firms.ts'
import { startStack } from '../stack/stack.ts'
import { accountantScreens } from './accountant-screens.ts'
import { billingScreens } from './billing-screens.ts'
import { cardScreens } from './card-screens.ts'
import { clientScreens } from './client-screens.ts'
import { clientStateScreens } from './client-state-screens.ts'
import { createClientScreens } from './create-client-screens.ts'
import { invitationScreens } from './invitation-screens.ts'
import { listStateScreens } from './list-state-screens.ts'
import { mailScreens } from './mail-screens.ts'
import { planScreens } from './plan-screens.ts'
import { roleScreens } from './role-screens.ts'
import { afterRegistration, beforeRegistration, closeGuides, registerFirm, type Screen } from './screens.ts'
import { supportScreens } from './support-screens.ts'

const folder = join(projectRoot, 'docs/screenshots')
const sizes = [
  { viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
]
const narrow = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 }
const sizesOf = ({ isNarrow, isWide, isPhone }: Screen) =>
  isNarrow ? [...sizes, narrow] : sizes.filter(({ viewport }) => (viewport.width >= 768 ? !isPhone : !isWide))
const schemes = ['light', 'dark'] as const
const PATIENCE_MS = 20_000
const requested = process.argv.slice(2)
const missed: string[] = []
const isWanted = ({ name }: Screen) => requested.length === 0 || requested.includes(name)

onEndSignal(() => process.exit(1))
const port = Number(process.env.E2E_PORT ?? 8490)
const stack = await startStack({ web: port, signIn: port + 1 })
await seed(stack.database, stack)
await addStaff(stack.database, stack.adminUrl)
await addJourneyFirms(stack.database, stack.books)
const browser = await launchBrowser()
const open = (options: BrowserContextOptions = {}) => browser.newContext({ baseURL: stack.hubUrl, ...options })

const stateOf = async (email: string) => {
  const context = await open()
  await logIn(await context.newPage(), { email, password: DEMO_PASSWORD })
  const state = await context.storageState()
  await context.close()
  return state
}
type State = Awaited<ReturnType<typeof stateOf>>
const states = {} as Record<PersonName, State>
for (const who of Object.keys(people) as PersonName[]) states[who] = await stateOf(people[who])

const prepare = async (storageState: State, act: (page: Page) => Promise<void>) => {
  const context = await open({ storageState })
  await act(await context.newPage())
  await context.close()
}

/** Makes the window as tall as the page, so that sticky elements are at its edges. */
const growToContent = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}

const take = async (context: BrowserContext, screen: Screen, file: string) => {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await screen.open(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  // Fonts that load late change the height of the page.
  await settled(page)
  if (screen.isWhole) {
    await growToContent(page)
    await settled(page)
  }
  await page.screenshot({ path: join(folder, file), animations: 'disabled', caret: 'hide' })
  await page.close()
  console.log(`${screen.name}: ${file}`)
}

const takeAll = async (screens: readonly Screen[]) => {
  for (const size of [...sizes, narrow])
    for (const colorScheme of schemes)
      for (const screen of screens.filter((one) => isWanted(one) && sizesOf(one).includes(size))) {
        const { viewport, deviceScaleFactor } = size
        const storageState = screen.who === 'nobody' ? undefined : states[screen.who]
        const context = await open({
          viewport,
          deviceScaleFactor,
          colorScheme,
          locale: 'en-US',
          ...(storageState && { storageState }),
          hasTouch: screen.isTouched === true && viewport.width <= 390,
        })
        const file = `${screen.name}-${viewport.width}-${colorScheme}.png`
        // A screen that fails is reported at the end; the others are still taken.
        await take(context, screen, file).catch((error: Error) => {
          console.log(`${screen.name}: not taken, ${error.message.slice(0, 300)}`)
          missed.push(file)
        })
        await context.close()
      }
}

const later = [
  ...afterRegistration,
  ...createClientScreens,
  ...clientScreens,
  ...clientStateScreens,
  ...listStateScreens,
  ...planScreens,
  ...billingScreens,
  ...cardScreens,
  ...roleScreens,
  ...invitationScreens,
  ...mailScreens,
  ...accountantScreens,
  ...supportScreens,
]

mkdirSync(folder, { recursive: true })
try {
  await takeAll(beforeRegistration)
  await prepare(states.withoutFirm, registerFirm)
  for (const who of ['fiveThousand', 'fortyOfFiveThousand', 'twelve', 'billing', 'bulk'] as const)
    await prepare(states[who], closeGuides)
  await takeAll(later)
} finally {
  await browser.close()
  await stack.stop()
}

const filesOf = (screens: readonly Screen[]) =>
  screens.flatMap((screen) =>
    sizesOf(screen).flatMap(({ viewport }) =>
      schemes.map((scheme) => `${screen.name}-${viewport.width}-${scheme}.png`),
    ),
  )
const screens = [...beforeRegistration, ...later]
const taken = filesOf(screens.filter(isWanted)).filter((file) => !missed.includes(file))
const all = filesOf(screens)
// A palette of 256 colors looks the same and takes a third of the space.
const reduce = (pictures: readonly string[]) =>
  run('mogrify', ['+dither', '-depth', '8', '-colors', '256', '-strip', ...pictures], { cwd: folder })
await reduce(taken)
/** Shrinks each picture while reading it: all of them at full size would exceed the program's memory limit. */
const sheet = async (
  file: string,
  pictures: readonly string[],
  { size, columns }: { size: string; columns: number },
) => {
  const small = pictures.map((picture) => `${picture}[${size}]`)
  const layout = ['-tile', `${columns}x`, '-geometry', '+6+6', '-background', '#8a949b']
  await run('montage', [...small, ...layout, file], { cwd: folder })
  await reduce([file])
}
await sheet('contact-sheet.png', all, { size: '240x240', columns: 14 })
for (const { viewport } of sizes)
  for (const scheme of schemes)
    await sheet(
      `client-states-${viewport.width}-${scheme}.png`,
      filesOf(clientStateScreens).filter((file) => file.endsWith(`-${viewport.width}-${scheme}.png`)),
      { size: viewport.width > 390 ? '720x500' : '390x844', columns: viewport.width > 390 ? 2 : 4 },
    )
console.log(`${taken.length} pictures and their sheets in docs/screenshots`)
if (missed.length) {
  console.log(`not taken: ${missed.join(', ')}`)
  process.exitCode = 1
}
