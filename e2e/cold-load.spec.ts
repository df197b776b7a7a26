import { expect, test } from './journey.ts'
import { openList } from './pages/client-list.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('fiveThousand') })

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

const CALLS = 4

test('a cold load of the list makes at most four calls, none waits for another, and nothing shifts', async ({
  page,
}) => {
  const calls: string[] = []
  const all = Promise.withResolvers<void>()
  // Holds all responses until the last call is made: a call that waits for another's response would hang.
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'fetch') return route.continue()
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    if (calls.length === CALLS) all.resolve()
    await all.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((seen) => {
      for (const shift of seen.getEntries() as Shift[]) if (!shift.hadRecentInput) shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openList(page)
  expect(calls, calls.join(', ')).toHaveLength(CALLS)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})
