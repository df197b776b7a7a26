/** Whether a GET of this URL succeeds. */
export const responds = (url: string, withinMs = 10_000): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
