import './src/styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { writeStandardPageData } from './testing/standard-page-data.ts'

// See vite.config.ts: React's performance tracks trip over React Aria's collections.
Object.assign(console, { timeStamp: undefined })
if (import.meta.env.VITE_LATE) await import('./vitest.late.ts')
// It brings React, which must not come before that.
const { cleanup } = await import('vitest-browser-react')

/** React, React Aria and the browser report their complaints here; none is acceptable. */
const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  writeStandardPageData()
  complaints.mockClear()
})

afterEach(() => {
  expect(complaints.mock.calls).toEqual([])
})

/** The browser's own, also where a test has stopped the clock. */
const frameOf = window.requestAnimationFrame.bind(window)
const nextFrame = () => new Promise((resolve) => frameOf(resolve))

// Before that. What was put off to the next frame finds the page it was meant for, and what parting put off finds none.
afterEach(async () => {
  await nextFrame()
  await cleanup()
  await nextFrame()
})
