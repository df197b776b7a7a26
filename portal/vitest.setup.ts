import './src/styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// See vite.config.ts: React's performance tracks trip over React Aria's collections.
Object.assign(console, { timeStamp: undefined })

/** React, React Aria and the browser report their complaints here; none is acceptable. */
const complaints = vi.spyOn(console, 'error')

beforeEach(() => {
  complaints.mockClear()
})

afterEach(() => {
  expect(complaints.mock.calls).toEqual([])
})
