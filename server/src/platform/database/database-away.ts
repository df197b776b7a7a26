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

/**
 * Failures that a retry can fix: a connection refused, lost or exhausted, the timeouts a caller sees for the same
 * reasons, and two transactions that conflicted.
 */
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
