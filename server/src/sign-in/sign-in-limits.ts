import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { RateLimit, RateLimits } from '../platform/rate-limit/rate-limit.ts'
import { callerKey } from './caller-key.ts'

const WINDOW_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60
const PASSWORD_CHECKS_PER_SIGN_IN = 10

/** Rate limits per caller's IP address or per person's email address. */
export interface SignInLimits {
  /** Failed log-ins per caller. */
  logIns: RateLimit
  /** Mails requested per caller. */
  asks: RateLimit
  passwordChecks: RateLimit
  /** Mails of one kind to one person: one, then a pause. */
  confirmations: RateLimit
  resets: RateLimit
  /** All mails to one person that can be requested without a session. */
  mails: RateLimit
}

export const signInLimits = (config: Config, limits: RateLimits): SignInLimits => {
  const perCaller = { points: config.SIGN_IN_PER_ADDRESS, seconds: WINDOW_SECONDS }
  const perPerson = { points: 1, seconds: config.RESEND_AFTER_SECONDS }
  const perDay = { points: config.SIGN_IN_MAILS_PER_DAY, seconds: DAY_SECONDS }
  const perCheck = { ...perCaller, points: perCaller.points * PASSWORD_CHECKS_PER_SIGN_IN }
  return {
    logIns: keyedBy(callerKey, limits.limit('log-in', perCaller)),
    asks: keyedBy(callerKey, limits.limit('sign-in-mail', perCaller)),
    passwordChecks: keyedBy(callerKey, limits.limit('password-check', perCheck)),
    confirmations: keyedBy(personKey, limits.limit('confirmation', perPerson)),
    resets: keyedBy(personKey, limits.limit('reset', perPerson)),
    mails: keyedBy(personKey, limits.limit('sign-in-mails', perDay)),
  }
}

/** The counters store no plain email addresses. */
const personKey = (email: string): string => hashOf(emailKey(email)).toString('base64url')

const keyedBy = (keyOf: (name: string) => string, limit: RateLimit): RateLimit => ({
  take: (name) => limit.take(keyOf(name)),
  waitSeconds: (name) => limit.waitSeconds(keyOf(name)),
  giveBack: (name) => limit.giveBack(keyOf(name)),
})

export const takeOrRefuse = async (limit: RateLimit, key: string): Promise<void> => {
  const retryAfterSeconds = await limit.take(key)
  if (retryAfterSeconds) throw new Refusal('too_many_requests', { retryAfterSeconds })
}
