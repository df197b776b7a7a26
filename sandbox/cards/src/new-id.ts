import { randomBytes } from 'node:crypto'

const letters = '0123456789abcdefghijkmnpqrstuvwxyz'

/** A random id of letters and digits. */
export const newId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
