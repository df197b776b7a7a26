import type { Config, Secrets } from '../../config.ts'
import type { Log } from '../log/log.ts'
import { watchMailBreaker } from '../telemetry/telemetry.ts'
import { withBreaker } from './breaker.ts'
import { type MailPort, smtpMail } from './mail.ts'

/** The hub's mail, behind a circuit breaker with logs and metrics. */
export const hubMail = (config: Config, secrets: Secrets, log: Log): MailPort => {
  let isAway = false
  watchMailBreaker(() => isAway)
  const smtp = smtpMail({
    url: config.SMTP_URL,
    from: { name: config.HUB_NAME, address: config.MAIL_ADDRESS },
    dkim: { selector: config.MAIL_DKIM_SELECTOR, privateKey: secrets.MAIL_DKIM_KEY },
  })
  return withBreaker(smtp, {
    onChange: (isOpen) => {
      isAway = isOpen
      log.warn({ isOpen }, isOpen ? 'the mail server is away' : 'the mail server is back')
    },
  })
}
