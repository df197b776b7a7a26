/** The stream of what changed in the reader's firm. */
export const EVENTS_PATH = '/events/'

/** What an open page may have to read again (DEC-65). `client` stands for every client that was read. */
export const liveKeys = ['clients', 'client', 'accountant_invitations', 'support_visits', 'support_requests'] as const

export type LiveKey = (typeof liveKeys)[number] | `client:${string}`

/** The client that a key names; nothing where it names none. */
export const clientOfKey = (key: LiveKey): string | undefined => {
  const [kind, uuid] = key.split(':')
  return kind === 'client' ? uuid : undefined
}
