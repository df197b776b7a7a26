import { pageData } from '../api/page-data.ts'

let lastInputAt = Date.now()

const noteInput = (): void => {
  lastInputAt = Date.now()
}

for (const kind of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(kind, noteInput, { passive: true, capture: true })

/**
 * Whether somebody has been at this tab within the session's idle time. Calls that nobody asked for prolong the session,
 * so without this a tab left open would keep it alive for ever.
 */
export const isAttended = (): boolean => {
  const { idle_seconds } = pageData()
  return idle_seconds === undefined || Date.now() - lastInputAt < idle_seconds * 1000
}
