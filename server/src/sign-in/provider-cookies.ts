import type { Configuration } from 'oidc-provider'

/** Two cookies are bound to a path, which `__Host-` forbids; they use `__Secure-`. */
export const providerCookies = (secure: boolean, key: Buffer): NonNullable<Configuration['cookies']> => {
  const attributes = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const
  return {
    keys: [key.toString('base64url')],
    names: {
      session: secure ? '__Host-provider' : 'provider',
      interaction: secure ? '__Secure-interaction' : 'interaction',
      resume: secure ? '__Secure-resume' : 'resume',
    },
    long: { ...attributes, path: '/' },
    short: attributes,
  }
}
