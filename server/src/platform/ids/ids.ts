import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/**
 * UUIDv7: sorts by time of making, so that new rows land at the end of an index. In one process also within the same
 * millisecond, and when the clock is set back (RFC 9562 §6.2): two acts of one transaction stay in their order. The
 * library keeps that order only when it is called without options.
 */
export const newUuid = (): string => v7()

/** An opaque account id, minted here and opened in Books under the same name (DEC-45). */
export const newAccountId = (): string => randomBytes(9).toString('base64url')

/** 256 bits, for whatever must not be guessed. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The random end of a uuid: every request has one, and these come from entropy fetched in advance. */
export const newFaultId = (): string => randomUUID().slice(-12)
