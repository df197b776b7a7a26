/**
 * Takes a mail's token out of the address, where it would be seen over a shoulder. The page's own place in the tab keeps
 * it, so that a reload is not told that its link is dead.
 */
export const takeTokenFromAddress = (): string => {
  const { hash, pathname, search } = window.location
  if (!hash) return typeof window.history.state?.token === 'string' ? window.history.state.token : ''
  const token = hash.slice(1)
  window.history.replaceState({ token }, '', pathname + search)
  return token
}
