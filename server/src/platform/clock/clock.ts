/**
 * Two clocks. `wall` is real time and nobody moves it: sessions, tokens, leases, rate limits, what is written down.
 * Business time (trials, periods, days left) is SQL's business_now(), which tests move for API, worker and SQL alike.
 */
export const wall = {
  now: (): Date => new Date(),
  milliseconds: (): number => Date.now(),
}
