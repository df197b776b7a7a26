const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '40P01',
  '40001',
])

/** Connection refused, lost or exhausted, the time limits that show the same from the caller's side, and two that crossed: asked again it succeeds. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) ||
    (typeof message === 'string' &&
      /connection (terminated|timeout)|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
        message,
      ))
  )
}
