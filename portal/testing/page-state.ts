import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import { onTestFinished } from 'vitest'

/** Writes page data as the server does; gone after the test. */
export const writePageData = (data: Record<string, string>): void => {
  Object.assign(document.documentElement.dataset, data)
  onTestFinished(() => {
    for (const name of Object.keys(data)) delete document.documentElement.dataset[name]
  })
}

export const writeSession = (changes: Partial<SessionCookie> = {}): void => {
  const session: SessionCookie = {
    businessId: 1,
    businessUUID: null,
    accountid: 'account-1',
    authenticated: { access_token: 'half-token', created_at: Math.floor(Date.now() / 1000), expires_in: 43_200 },
    ...changes,
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the portal reads this very string
  document.cookie = `session=${encodeURIComponent(JSON.stringify(session))}; path=/`
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'session=; path=/; max-age=0'
  })
}
