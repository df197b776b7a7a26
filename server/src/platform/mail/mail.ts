import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { PluginFunction } from 'nodemailer/lib/mailer/index.js'
import { oneLine } from './one-line.ts'

export interface InlineImage {
  /** By which the html refers to it: `cid:…`. */
  cid: string
  png: Buffer
}

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Stable per message, so that a retry is the same mail (DEC-64). */
  messageId: string
  /** Shown beside the hub's own address; without one the hub's name is. */
  fromName?: string | undefined
  /** Who reads an answer to it; without one it goes to the hub's own address. */
  replyTo?: string | undefined
  /** Where whoever wants no more of these says so. */
  unsubscribeUrl?: string | undefined
  images?: InlineImage[]
}

export interface MailPort {
  /**
   * Throws MailRefused when trying again is of no use, MailUnreachable when nothing can be sent, and else another error.
   * `lastCheck` is asked at the start and in the last moment: when it throws then, the mail server has a beginning of the
   * message and takes nothing.
   */
  send(mail: Mail, lastCheck: () => void): Promise<void>
  close(): void
}

/** The mail server does not take this message, however often it is offered: says so in its words, on one line. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server cannot be reached or does not answer: says nothing about this message. */
export class MailUnreachable extends Error {
  override readonly name = 'MailUnreachable'
  /** When trying again makes sense, where that is known. */
  readonly retryInMs: number | undefined

  constructor(reason: string, retryInMs?: number) {
    super(reason)
    this.retryInMs = retryInMs
  }
}

/** As many mails leave a process at once. */
export const MAIL_CONNECTIONS = 5
const CONNECT_MS = 2_000
const CALL_MS = 10_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that split a header
const splitsHeader = /[\r\n\u0000\u0085\u2028\u2029]/

/** One click in the mail program is enough (RFC 8058). */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What nodemailer adds to an error once a server has answered. */
interface SmtpFailure {
  code?: string
  responseCode?: number
  response?: string
}

/** A reply of 500 and more about the envelope or the message is final; one about the log-in or the greeting is our affair. */
const refusalOf = (error: unknown): MailRefused | undefined => {
  const { code, responseCode = 0, response = '' } = error as SmtpFailure
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return isFinal ? new MailRefused(oneLine(response)) : undefined
}

/** Everything that nodemailer says without having been answered about the message; of a closed line it says no code. */
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

/** All that we send; mail programs trust a click to unsubscribe only where both of its headers are signed (RFC 8058). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

/** For the domain of the sender, so that DMARC finds the two alike. */
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
/** The message is put together only once the mail server asks for it, its signature with it. */
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
    // Sent again by its story alone: the pool would offer a message anew for ever and tell nobody.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CALL_MS,
  } as Parameters<typeof createTransport>[0]).use('stream', checkAtTheEnd)
  return {
    send: async ({ to, subject, html, text, messageId, fromName, replyTo, unsubscribeUrl, images = [] }, lastCheck) => {
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
        attachments: images.map(inline),
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
