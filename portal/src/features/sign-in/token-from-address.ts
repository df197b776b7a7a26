/** Takes a mail's token out of the address: it must not stay in the history or be seen over a shoulder. */
export const takeTokenFromAddress = (): string => {
  const token = window.location.hash.slice(1)
  if (token) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return token
}
