import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Stable per message, so that a retry is the same mail (decision 64). */
  messageId: string
}

export interface MailPort {
  send(mail: Mail): Promise<void>
  close(): void
}

const CONNECT_MS = 2_000
const CALL_MS = 10_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that split a header
const splitsHeader = /[\r\n\u0000\u0085\u2028\u2029]/

export const smtpMail = (options: { url: string; from: { name: string; address: string } }): MailPort => {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CALL_MS,
  } as Parameters<typeof createTransport>[0])
  return {
    send: async ({ to, subject, html, text, messageId }) => {
      for (const value of [to, subject, messageId])
        if (splitsHeader.test(value) || !value.isWellFormed()) throw new Error('a mail header holds a line break')
      await transport.sendMail({ from: options.from, to: { name: '', address: to }, subject, html, text, messageId })
    },
    close: () => transport.close(),
  }
}
