import { steady } from '../clock/clock.ts'
import { type MailPort, MailUnreachable } from './mail.ts'

interface Options {
  /** So many in a row without a word from the mail server, and nobody waits for it any more. */
  failures?: number
  /** How long nothing is tried then; doubled by every try in vain up to the longest. */
  pauseMs?: number
  longestPauseMs?: number
  onChange?: (isOpen: boolean) => void
  now?: () => number
}

/**
 * A mail server that is away is tried by one mail at a time, after a pause: the others are told at once when to come
 * back, so that a server that hangs does not keep every sender waiting (docs/threats.md F15).
 */
export const withBreaker = (port: MailPort, options: Options = {}): MailPort => {
  const { failures = 3, pauseMs = 2_000, longestPauseMs = 60_000, onChange, now = steady.milliseconds } = options
  let inARow = 0
  let pause = pauseMs
  /** Open while it is set: when the next try may be made. */
  let nextTryAt: number | undefined
  let isTrying = false

  const close = () => {
    if (nextTryAt !== undefined) onChange?.(false)
    inARow = 0
    pause = pauseMs
    nextTryAt = undefined
  }
  const countFailure = (isProbe: boolean) => {
    if (nextTryAt === undefined && ++inARow < failures) return
    if (nextTryAt === undefined) onChange?.(true)
    else if (isProbe) pause = Math.min(pause * 2, longestPauseMs)
    // Those that were under way when it opened know nothing new.
    else return
    nextTryAt = now() + pause
  }

  const send: MailPort['send'] = async (...mail) => {
    const isProbe = nextTryAt !== undefined
    if (nextTryAt !== undefined) {
      const left = nextTryAt - now()
      // Spread, so that those who wait do not all come back in the same moment.
      if (left > 0 || isTrying)
        throw new MailUnreachable('the mail server is away', Math.max(left, 0) + pause * (0.5 + Math.random()))
      isTrying = true
    }
    try {
      await port.send(...mail)
      close()
    } catch (error) {
      if (error instanceof MailUnreachable) countFailure(isProbe)
      else close()
      throw error
    } finally {
      if (isProbe) isTrying = false
    }
  }
  return { send, close: port.close }
}
