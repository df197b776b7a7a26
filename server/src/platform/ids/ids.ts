import { randomBytes, randomUUID } from 'node:crypto'
import { wall } from '../clock/clock.ts'

/**
 * UUIDv7: sorts by time of making, so that new rows land at the end of an index. In one process also within the same
 * millisecond, and when the clock is set back (RFC 9562 §6.2): two acts of one transaction stay in their order.
 */
export const uuidsBy = (milliseconds: () => number): (() => string) => {
  let last = 0
  let turn = 0
  return () => {
    const bytes = randomBytes(16)
    const now = milliseconds()
    if (now > last) {
      last = now
      turn = bytes.readUInt16BE(6) & 0x07ff
    } else if (++turn > 0x0fff) {
      last++
      turn = 0
    }
    bytes.writeUIntBE(last, 0, 6)
    bytes.writeUInt16BE(0x7000 | turn, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    const hex = bytes.toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}

export const newUuid = uuidsBy(wall.milliseconds)

/** An opaque account id, minted here and opened in Books under the same name (decision 45). */
export const newAccountId = (): string => randomBytes(9).toString('base64url')

/** 256 bits, for whatever must not be guessed. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The random end of a uuid: every request has one, and these come from entropy fetched in advance. */
export const newFaultId = (): string => randomUUID().slice(-12)
