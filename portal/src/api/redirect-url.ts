/**
 * The address that opens a client's account for this person. Undefined while the account has none yet, and for one
 * that is no web address: nothing else may ever be opened (threats-and-faults §5).
 */
export const redirectUrl = (ml_redirect_url: string | null, fb_identity_id: number): string | undefined => {
  const url = ml_redirect_url === null ? null : URL.parse(ml_redirect_url)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.searchParams.set('identity_id', String(fb_identity_id))
  return url.href
}
