/** Every page of every list of clients, with its counts: what an act on a client makes out of date. */
export const clientLists = { queryKey: ['clients'] } as const

/** Whatever is known of any client beside the lists. */
export const everyClient = { queryKey: ['client'] } as const
