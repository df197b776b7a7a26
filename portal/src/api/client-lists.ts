/** Matches every page of every client list, with its counts: invalidate it after an act on a client. */
export const clientLists = { queryKey: ['clients'] } as const

/** Matches every query about a client, except the lists. */
export const everyClient = { queryKey: ['client'] } as const

/** The key of every query about one client. */
export const clientKey = (uuid: string) => [...everyClient.queryKey, uuid] as const
