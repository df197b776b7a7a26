import { steady } from '../clock/clock.ts'
import { type MailPort, MailUnreachable } from './mail.ts'

interface Options {
  /** This many failures in a row without a reply from the mail server open the breaker. */
  failures?: number
  /** How long the breaker stays open. Each failed probe doubles it, up to the longest pause. */
  pauseMs?: number
  longestPauseMs?: number
  onChange?: (isOpen: boolean) => void
  now?: () => number
}

/**
 * While the mail server is down, only one mail at a time probes it, after a pause. The others fail at once with a time
 * to retry, so that a hanging server does not block every sender (docs/threats.md F15).
 */
export const withBreaker = (port: MailPort, options: Options = {}): MailPort => {
  const { failures = 3, pauseMs = 2_000, longestPauseMs = 60_000, onChange, now = steady.milliseconds } = options
  let inARow = 0
  let pause = pauseMs
  /** When the next probe may run. The breaker is open while this is set. */
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
    // Mails already in flight when the breaker opened say nothing new.
    else return
    nextTryAt = now() + pause
  }

  const send: MailPort['send'] = async (...mail) => {
    const isProbe = nextTryAt !== undefined
    if (nextTryAt !== undefined) {
      const left = nextTryAt - now()
      // Jitter, so that waiting senders do not all retry at the same moment.
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
