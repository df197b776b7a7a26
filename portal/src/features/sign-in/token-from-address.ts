/**
 * Removes a mail's token from the URL, where others could read it. The history entry keeps it, so that the link still
 * works after a reload.
 */
export const takeTokenFromAddress = (): string => {
  const { hash, pathname, search } = window.location
  if (!hash) return typeof window.history.state?.token === 'string' ? window.history.state.token : ''
  const token = hash.slice(1)
  window.history.replaceState({ token }, '', pathname + search)
  return token
}
