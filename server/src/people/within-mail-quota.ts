import type { RateLimit } from '../platform/rate-limit/rate-limit.ts'

/**
 * Runs work that mails an address, unless its daily quota is used up: then nothing changes, and earlier links stay valid.
 * The caller does not learn which, since the page says the same either way.
 */
export const withinMailQuota = async <T>(
  mails: Pick<RateLimit, 'take' | 'giveBack'>,
  email: string,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  if (await mails.take(email)) return undefined
  try {
    return await work()
  } catch (error) {
    await mails.giveBack(email)
    throw error
  }
}
