import { expect, test } from './journey.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('fiveThousand') })

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

test('a cold load of the list makes at most four calls, none waits for another, and nothing shifts', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((seen) => {
      for (const shift of seen.getEntries() as Shift[]) if (!shift.hadRecentInput) shifts.push(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/clients')
  await expect(page.getByText(/^1–25 of/)).toBeVisible()
  expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(4)
  const times = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(({ name, startTime, responseStart }) => ({ name, startTime, responseStart })),
  )
  expect(times).toHaveLength(calls.length)
  const lastStart = Math.max(...times.map(({ startTime }) => startTime))
  const firstAnswer = Math.min(...times.map(({ responseStart }) => responseStart))
  expect(lastStart, 'the last call starts before the first is answered').toBeLessThan(firstAnswer)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
})
