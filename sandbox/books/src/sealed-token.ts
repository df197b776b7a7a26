import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** The key is derived from the handle, which only the browser has: the database alone reveals no token. */
const keyOf = (handle: string): Uint8Array => createHash('sha256').update(`token of ${handle}`).digest()

const [alg, enc] = ['dir', 'A256GCM']

export const sealToken = (handle: string, token: string): Promise<string> =>
  new CompactEncrypt(Buffer.from(token)).setProtectedHeader({ alg, enc }).encrypt(keyOf(handle))

export const openToken = async (handle: string, sealed: string): Promise<string> => {
  const rules = { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] }
  const { plaintext } = await compactDecrypt(sealed, keyOf(handle), rules)
  return Buffer.from(plaintext).toString()
}
