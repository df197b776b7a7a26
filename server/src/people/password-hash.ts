import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards may encode the same characters differently; normalized, they are the same password. */
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost)

const dummyHash = hashPassword('nobody has this password')

/** Does the same work for an unknown person, so that the response time does not reveal whether they exist. */
export const isPassword = async (password: string, password_hash: string | undefined): Promise<boolean> => {
  const matches = await verify(password_hash ?? (await dummyHash), normal(password))
  return matches && password_hash !== undefined
}
