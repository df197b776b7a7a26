import type { Database } from '../platform/database/database.ts'
import type { RateLimit } from '../platform/rate-limit/rate-limit.ts'
import { type GuardLimits, guardStore } from './guard.store.ts'
import { isPassword } from './password-hash.ts'
import { userStore } from './user.store.ts'

interface Needs {
  database: Database
  perIp: RateLimit
  limits: GuardLimits
}

export interface CheckedPassword {
  user_uuid: string
  at_seconds: number
}

export type LogIn =
  | ({ is: 'in' } & CheckedPassword)
  | { is: 'unconfirmed'; email: string; sign_up: string }
  | { is: 'wrong' }
  /** The password was not checked; without seconds, only a reset helps. */
  | { is: 'refused'; retry_after_seconds: number | null }

/** Returns the same, in the same time, for a wrong password and an unknown address. */
export const logIn =
  ({ database: { once }, perIp, limits }: Needs) =>
  async ({ email, password, ip }: { email: string; password: string; ip: string }): Promise<LogIn> => {
    const wait = await perIp.take(ip)
    if (wait) return { is: 'refused', retry_after_seconds: wait }
    if (!(await guardStore.reserve(once, email, limits)))
      return { is: 'refused', retry_after_seconds: await guardStore.waitSeconds(once, email, limits) }
    const user = await userStore.findCredentials(once, email)
    const password_hash = user?.password_hash ?? undefined
    if (!(await isPassword(password, password_hash)) || !user || !password_hash) return { is: 'wrong' }
    await Promise.all([guardStore.clear(once, email), perIp.giveBack(ip)])
    if (!user.confirmed_at) return { is: 'unconfirmed', email: user.email, sign_up: user.sign_up ?? '' }
    const at_seconds = await userStore.findCheckTime(once, user.id, password_hash)
    return at_seconds === undefined ? { is: 'wrong' } : { is: 'in', user_uuid: user.uuid, at_seconds }
  }
