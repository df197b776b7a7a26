import { withoutCardNumbers } from '@partner-hub/contracts/words/card-numbers.ts'
import pino, { type Logger } from 'pino'

export type Log = Logger

/** What must never reach a log, whatever it is nested in. */
const secretFields = [
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'token',
  'code_verifier',
  'state',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'phone_number',
  'secret',
]
/** A code is a secret where a request brought it; the `code` of an error is what the reader needs. */
const requestCodes = ['code', 'query.code', 'body.code', 'params.code']
/** PostgreSQL names the values of a broken constraint there. */
const errorDetail = 'err.detail'
const nested = secretFields.flatMap((field) => {
  const key = field.includes('-') ? `["${field}"]` : `.${field}`
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`]
})
const redactPaths = [...nested, ...requestCodes, errorDetail]

export const createLog = (options: { role: string; level: string; destination?: pino.DestinationStream }): Log =>
  pino(
    {
      level: options.level,
      base: { role: options.role },
      redact: { paths: redactPaths, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutCardNumbers },
    },
    options.destination ?? pino.destination({ fd: 1, sync: false }),
  )

/** Paths only: query strings of sign-in carry codes. */
export const loggedPath = (url: string): string => url.split('?', 1)[0] ?? url
