/** The stream of what changed in the reader's firm. */
export const EVENTS_PATH = '/events/'

/** What an open page may have to reload (DEC-65). `client` means every loaded client. */
export const liveKeys = ['clients', 'client', 'accountant_invitations', 'support_visits', 'support_requests'] as const

export type LiveKey = (typeof liveKeys)[number] | `client:${string}`

/** The client in a key; undefined if there is none. */
export const clientOfKey = (key: LiveKey): string | undefined => {
  const [kind, uuid] = key.split(':')
  return kind === 'client' ? uuid : undefined
}
