import { pageData } from '../api/page-data.ts'

let lastInputAt = Date.now()

const noteInput = (): void => {
  lastInputAt = Date.now()
}

for (const kind of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(kind, noteInput, { passive: true, capture: true })

/**
 * Whether someone has used this tab within the session's idle time. Background calls prolong the session, so without
 * this an abandoned tab would keep it alive forever.
 */
export const isAttended = (): boolean => {
  const { idle_seconds } = pageData()
  return idle_seconds === undefined || Date.now() - lastInputAt < idle_seconds * 1000
}
