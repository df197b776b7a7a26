/**
 * Two clocks. `wall` is real time and nobody moves it: sessions, tokens, leases, rate limits. Business time (trials,
 * periods, days left) is SQL's business_now(), which tests move for API, worker and SQL alike.
 */
export interface WallClock {
  now(): Date
}

export const wallClock: WallClock = { now: () => new Date() }

export const secondsAfter = (start: Date, seconds: number): Date => new Date(start.getTime() + seconds * 1000)
