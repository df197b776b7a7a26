import { withoutCardNumbers } from '@partner-hub/contracts/words/card-numbers.ts'
import pino, { type Logger } from 'pino'

export type Log = Logger

/** Fields that must never reach a log, at any depth. */
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
/** A `code` from a request is secret; the `code` of an error must stay readable. */
const requestCodes = ['code', 'query.code', 'body.code', 'params.code']
/** PostgreSQL puts the values that broke a constraint there. */
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

/** Path only: sign-in query strings carry codes. */
export const loggedPath = (url: string): string => url.split('?', 1)[0] ?? url
