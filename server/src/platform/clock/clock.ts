/**
 * Three clocks. `wall` is real time: sessions and tokens we give out, rate limits, what is written down. `steady` only
 * counts on, however the machine's clock is set: what a process remembers for itself, as pauses, leases, a token it got.
 * Business time (trials, periods, days left) is SQL's business_now(), which tests move for API, worker and SQL alike.
 */
export const wall = {
  now: (): Date => new Date(),
  milliseconds: (): number => Date.now(),
}

export const steady = {
  milliseconds: (): number => performance.now(),
}
