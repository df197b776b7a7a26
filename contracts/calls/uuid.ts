import { z } from 'zod'

/** One way to write it, so that what is kept of a uuid as text is found again. */
export const Uuid = z.uuid().toLowerCase()
export type Uuid = z.infer<typeof Uuid>

export const Instant = z.iso.datetime()
