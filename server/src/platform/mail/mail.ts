import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { PluginFunction } from 'nodemailer/lib/mailer/index.js'
import { oneLine } from './one-line.ts'

export interface InlineImage {
  /** Referenced from the HTML as `cid:…`. */
  cid: string
  png: Buffer
}

export interface AttachedFile {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Stable per message, so that a retry is the same mail (DEC-64). */
  messageId: string
  /** Shown beside the hub's own address; the hub's name by default. */
  fromName?: string | undefined
  /** Where replies go; the hub's own address by default. */
  replyTo?: string | undefined
  /** Lets the recipient unsubscribe. */
  unsubscribeUrl?: string | undefined
  images?: InlineImage[]
  files?: AttachedFile[]
}

export interface MailPort {
  /**
   * Throws MailRefused when a retry is pointless, MailUnreachable when no mail can be sent, and another error
   * otherwise. `lastCheck` runs at the start and again right before the end of the message. If it throws then, the mail
   * server has an incomplete message and discards it.
   */
  send(mail: Mail, lastCheck: () => void): Promise<void>
  close(): void
}

/** The mail server will never accept this message. Holds its reply on one line. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server cannot be reached or does not reply. Says nothing about this message. */
export class MailUnreachable extends Error {
  override readonly name = 'MailUnreachable'
  /** When to retry, if known. */
  readonly retryInMs: number | undefined

  constructor(reason: string, retryInMs?: number) {
    super(reason)
    this.retryInMs = retryInMs
  }
}

/** How many mails a process sends at once. */
export const MAIL_CONNECTIONS = 5
const CONNECT_MS = 2_000
const CALL_MS = 10_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that split a header
const splitsHeader = /[\r\n\u0000\u0085\u2028\u2029]/

/** One-click unsubscribe in the mail program (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What nodemailer adds to an error once the server has replied. */
interface SmtpFailure {
  code?: string
  responseCode?: number
  response?: string
}

/** A 5xx reply about the envelope or the message is final. One about the log-in or the greeting is our problem. */
const refusalOf = (error: unknown): MailRefused | undefined => {
  const { code, responseCode = 0, response = '' } = error as SmtpFailure
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return isFinal ? new MailRefused(oneLine(response)) : undefined
}

/** nodemailer's codes for failures before any reply about the message. A closed connection has no code. */
const UNREACHABLE = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH', 'EPROXY']

const unreachableOf = (error: unknown): MailUnreachable | undefined => {
  const { code = 'ECONNECTION' } = error as SmtpFailure
  return UNREACHABLE.includes(code) ? new MailUnreachable((error as Error).message) : undefined
}

export interface MailOptions {
  url: string
  from: { name: string; address: string }
  dkim?: { selector: string | undefined; privateKey: string | undefined }
}

/**
 * Every header we send. Mail programs trust one-click unsubscribe only if both of its headers are signed (RFC 8058).
 */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

/** Signs for the sender's domain, as DMARC alignment requires. */
const signing = ({ from, dkim }: MailOptions) =>
  dkim?.selector &&
  dkim.privateKey && {
    dkim: {
      domainName: from.address.slice(from.address.lastIndexOf('@') + 1),
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
      headerFieldNames: signedHeaders,
    },
  }

const inline = ({ cid, png }: InlineImage) => ({
  cid,
  content: png,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  filename: false as const,
})

interface Checked {
  lastCheck: () => void
}

async function* upToTheLastDot(message: () => AsyncIterable<Buffer>, { lastCheck }: Checked): AsyncGenerator<Buffer> {
  yield* message()
  lastCheck()
}
/** nodemailer builds and signs the message only once the mail server asks for it. */
const checkAtTheEnd: PluginFunction = ({ data, message }, done) => {
  const wholeMessage = message.createReadStream.bind(message)
  message.createReadStream = (options) =>
    Readable.from(upToTheLastDot(() => wholeMessage(options), data as unknown as Checked))
  done()
}

export const smtpMail = (options: MailOptions): MailPort => {
  const transport = createTransport({
    url: options.url,
    ...signing(options),
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // Only the story retries a mail: the pool would requeue it forever without reporting it.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CALL_MS,
  } as Parameters<typeof createTransport>[0]).use('stream', checkAtTheEnd)
  return {
    send: async (mail, lastCheck) => {
      const { to, subject, html, text, messageId, fromName, replyTo, unsubscribeUrl, images = [], files = [] } = mail
      for (const value of [to, subject, messageId, fromName ?? '', replyTo ?? '', unsubscribeUrl ?? ''])
        if (splitsHeader.test(value) || !value.isWellFormed())
          throw new MailRefused('A header of the message holds a line break.')
      lastCheck()
      const message = {
        from: { ...options.from, ...(fromName && { name: fromName }) },
        to: { name: '', address: to },
        envelope: { from: options.from.address, to: [to] },
        subject,
        html,
        text,
        messageId,
        lastCheck,
        attachments: [...images.map(inline), ...files],
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribeUrl && { headers: unsubscribing(unsubscribeUrl) }),
      }
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw refusalOf(error) ?? unreachableOf(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}
