/** Every page of every list of clients, with its counts: what an act on a client makes out of date. */
export const clientLists = { queryKey: ['clients'] } as const
