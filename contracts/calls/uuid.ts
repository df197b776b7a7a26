import { z } from 'zod'

/** Normalized to lower case, so that uuids stored as text compare equal. */
export const Uuid = z.uuid().toLowerCase()
export type Uuid = z.infer<typeof Uuid>

export const Instant = z.iso.datetime()

/** 'YYYY-MM-DD', a day in no particular time zone. */
export const CalendarDate = z.iso.date()
