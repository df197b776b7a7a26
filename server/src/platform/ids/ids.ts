import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/**
 * UUIDv7 sorts by creation time, so new rows land at the end of an index. Within one process the order also holds
 * within a millisecond and when the clock is set back (RFC 9562 §6.2), so two acts of one transaction keep their order.
 * The library guarantees this only when called without options.
 */
export const newUuid = (): string => v7()

/** An opaque account id, created here and used by Books for the account (DEC-45). */
export const newAccountId = (): string => randomBytes(9).toString('base64url')

/** 256 random bits, for anything that must not be guessable. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The random end of a uuid. Every request needs one, and randomUUID uses entropy fetched in advance. */
export const newFaultId = (): string => randomUUID().slice(-12)
