import { SESSION_COOKIE } from '@partner-hub/contracts/people/session.ts'
import type { Cookie, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { stack, stateOf } from './stack.ts'

interface Call {
  method: string
  path: string
}

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Calls that need no session: they start a log-in or take an invitation's link instead. */
const open = [
  'POST /session/begin/',
  'GET /session/cleared/',
  'POST /accept/read/',
  'POST /accept/ask/',
  'POST /accept/decline/',
  'POST /accept/begin/',
  'POST /accept/stop-reminders',
]

/** Every call in the hub's API description; pages have no summary there. */
const everyCall = async (page: Page): Promise<Call[]> => {
  const docs = await page.evaluate(() => fetch('/docs').then((answer) => answer.json()))
  return Object.entries(docs.paths as Record<string, Record<string, { summary?: string }>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { summary }]) => summary)
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, NOBODY) })),
  )
}

const statuses = (page: Page, calls: Call[], token: string | undefined) =>
  page.evaluate(
    ([all, bearer]) =>
      Promise.all(
        all.map(async ({ method, path }) => {
          const answer = await fetch(path, {
            method,
            headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
            ...(method !== 'GET' && { body: '{}' }),
          })
          return [`${method} ${path}`, answer.status] as const
        }),
      ),
    [calls, token] as const,
  )

for (const [half, opens, isCopied] of [
  ['readable', 'no call and no page', (cookie: Cookie) => cookie.name === SESSION_COOKIE],
  ['HttpOnly', 'no call', (cookie: Cookie) => cookie.httpOnly],
] as const)
  test(`the ${half} half of a session, copied alone, opens ${opens}`, async ({ page, context, browser, watch }) => {
    watch.allow(/401|404/, /./)
    const owner = await browser.newContext({ storageState: stateOf('twelve') })
    const cookies = await owner.cookies(stack().hubUrl)
    await owner.close()
    const readable = cookies.find(({ name }) => name === SESSION_COOKIE)
    const token = JSON.parse(decodeURIComponent(readable?.value ?? '')).authenticated.access_token
    await context.addCookies(cookies.filter(isCopied))
    await page.goto('/nowhere')
    const calls = await everyCall(page)
    expect(calls.length).toBeGreaterThan(10)
    const guarded = calls.filter(({ method, path }) => !open.includes(`${method} ${path}`))
    const answers = await statuses(page, guarded, half === 'readable' ? token : undefined)
    expect(answers.filter(([, status]) => status !== 401)).toEqual([])
    if (half === 'HttpOnly') return
    await page.goto('/clients')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
