/**
 * Three clocks. `wall` is real time: sessions, tokens, rate limits, what is written down. `steady` only counts on,
 * however the machine's clock is set: pauses and leases that end in the process that began them.
 * Business time (trials, periods, days left) is SQL's business_now(), which tests move for API, worker and SQL alike.
 */
export const wall = {
  now: (): Date => new Date(),
  milliseconds: (): number => Date.now(),
}

export const steady = {
  milliseconds: (): number => performance.now(),
}
