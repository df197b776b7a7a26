import pino, { type Logger } from 'pino'

export type Log = Logger

/** What must never reach a log, whatever it is nested in. */
const secretFields = [
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'token',
  'code',
  'code_verifier',
  'state',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'phone_number',
  'secret',
]
const redactPaths = secretFields.flatMap((field) => {
  const key = field.includes('-') ? `["${field}"]` : `.${field}`
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`]
})

export const createLog = (options: { role: string; level: string; destination?: pino.DestinationStream }): Log =>
  pino(
    {
      level: options.level,
      base: { role: options.role },
      redact: { paths: redactPaths, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    options.destination ?? pino.destination({ fd: 1, sync: false }),
  )

/** Paths only: query strings of sign-in carry codes. */
export const loggedPath = (url: string): string => url.split('?', 1)[0] ?? url
