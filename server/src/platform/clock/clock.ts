/**
 * Three clocks. `wall` is real time: session and token lifetimes, rate limits, timestamps we store. `steady` is
 * monotonic and ignores changes to the machine's clock: use it for what one process remembers, such as pauses, leases
 * and cached tokens. Business time (trials, periods, days left) is SQL's business_now(), which tests move for the API,
 * the worker and SQL together.
 */
export const wall = {
  now: (): Date => new Date(),
  milliseconds: (): number => Date.now(),
}

export const steady = {
  milliseconds: (): number => performance.now(),
}
