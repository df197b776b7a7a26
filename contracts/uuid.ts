import { z } from 'zod'

export const Uuid = z.uuid()
export type Uuid = z.infer<typeof Uuid>

export const Instant = z.iso.datetime()
