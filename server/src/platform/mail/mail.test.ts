import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { expect } from 'vitest'
import { type RecordingSmtp, startRecordingSmtp, type TakenMail } from '../../../testing/recording-smtp.ts'
import { hubTest } from '../../../testing/test.ts'
import { type Mail, type MailOptions, MailRefused, MailUnreachable, smtpMail } from './mail.ts'

let reply: { at: string; says: string } | undefined
const test = hubTest.extend('replyAt', { scope: 'file' }, () => (step) => (step === reply?.at ? reply.says : undefined))
test.afterEach(() => {
  reply = undefined
})

const from = { name: 'Partner Hub', address: 'hub@northwind.example' }
const message: Mail = {
  to: 'grace@owner.example',
  subject: 'Zoë’s books',
  html: '<p>Hello  Grace</p>',
  text: 'Hello  Grace \n\n',
  messageId: '<1@hub.example>',
}
const sendBy = async (smtp: RecordingSmtp, more: Partial<MailOptions> = {}, mail = message): Promise<TakenMail> => {
  const port = smtpMail({ url: smtp.url, from, ...more })
  await port.send(mail, () => undefined).finally(() => port.close())
  return smtp.taken.at(-1) as TakenMail
}

test.for([
  ['MAIL', '550 5.7.1 sender not wanted'],
  ['RCPT', '550 5.1.1 nobody here'],
  ['END', '554 5.6.0 content not wanted'],
] as const)('F15 a reply of 5xx to %s is a refusal in the server’s words', async ([at, says], { smtp }) => {
  reply = { at, says }
  const sending = sendBy(smtp)
  await expect(sending).rejects.toBeInstanceOf(MailRefused)
  await expect(sending).rejects.toMatchObject({ name: 'MailRefused', message: says })
})

test.for([
  ['MAIL', '421 4.3.2 closing'],
  ['RCPT', '451 4.7.1 later'],
  ['END', '452 4.3.1 no room'],
  ['MAIL', 'hang up'],
] as const)('F15 %s answered by %s may be tried again', async ([at, says], { smtp }) => {
  reply = { at, says }
  const error = await sendBy(smtp).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
})

test.for<[what: string, urlFor: (url: string) => string]>([
  ['is away', () => 'smtp://127.0.0.1:1'],
  ['speaks no TLS where it should', (url) => url.replace('smtp:', 'smtps:')],
])('F15 a server that %s is unreachable, which says nothing of the message', async ([_name, urlFor], { smtp }) => {
  await expect(sendBy(smtp, { url: urlFor(smtp.url) })).rejects.toBeInstanceOf(MailUnreachable)
})

test('F15 a line that breaks is reported at once and not tried again behind our back', async ({ smtp }) => {
  let calls = 0
  const breaking = await startRecordingSmtp((step) => {
    if (step !== 'MAIL') return undefined
    calls++
    return 'hang up'
  })
  await expect(sendBy(smtp, { url: breaking.url })).rejects.toBeInstanceOf(MailUnreachable)
  expect(calls).toBe(1)
  await breaking.stop()
})

test('E1 a value that would split a header is not sent at all', async ({ smtp }) => {
  const before = smtp.taken.length
  for (const field of ['to', 'subject', 'messageId', 'fromName', 'replyTo', 'unsubscribeUrl'])
    for (const sign of ['\r', '\n', '\u0000', '\u0085', '\u2028', '\u2029', '\ud800'])
      await expect(sendBy(smtp, {}, { ...message, [field]: `a${sign}b@owner.example` })).rejects.toThrow(/header/)
  expect(smtp.taken).toHaveLength(before)
})

const dkimKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test.each<[string, () => Partial<MailOptions>]>([
  ['plain', () => ({})],
  ['signed', () => ({ dkim: { selector: 'hub', privateKey: dkimKey() } })],
])('F6 a %s message is checked once more before its last dot: whoever throws has sent nothing', async (_name, more) => {
  const steps: string[] = []
  const noting = await startRecordingSmtp((step) => void steps.push(step))
  const port = smtpMail({ url: noting.url, from, ...more() })
  const late = new Error('another has it')
  const check = (throwsAt: number) => () => {
    steps.push('check')
    if (steps.filter((step) => step === 'check').length === throwsAt) throw late
  }
  await expect(port.send(message, check(1))).rejects.toBe(late)
  await expect(port.send(message, check(3))).rejects.toBe(late)
  await port.send(message, check(0))
  port.close()
  await noting.stop()
  const upToTheDot = ['check', 'MAIL', 'RCPT', 'DATA', 'check']
  expect(steps).toEqual(['check', ...upToTheDot, ...upToTheDot, 'END'])
  expect(noting.taken).toHaveLength(1)
})

/** RFC 6376 §3.4, both relaxed. */
const relaxedHeader = ([name, value]: [string, string]) => `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`
const relaxedBody = (raw: string) => {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
}

test('E4 a configured key signs for the sender’s domain, and the signature holds; one changed letter breaks it', async ({
  smtp,
}) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const unsubscribeUrl = 'https://hub.example/stop'
  const mail = await sendBy(smtp, { dkim: { selector: 'hub1', privateKey: pem } }, { ...message, unsubscribeUrl })
  const signature = mail.headers.find(([name]) => name === 'DKIM-Signature')?.[1] ?? ''
  const tags = Object.fromEntries(
    signature.split(';').map((tag) => {
      const [name = '', ...value] = tag.trim().split('=')
      return [name, value.join('=').replace(/\s+/g, '')]
    }),
  )
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'northwind.example', s: 'hub1' })
  const hashed = (raw: string) => createHash('sha256').update(relaxedBody(raw), 'latin1').digest('base64')
  expect(hashed(mail.raw)).toBe(tags.bh)
  expect(hashed(mail.raw.replace('Grace', 'Grave'))).not.toBe(tags.bh)

  const signed = (tags.h ?? '').split(':')
  const ours = ['from', 'to', 'subject', 'message-id', 'date', 'list-unsubscribe', 'list-unsubscribe-post']
  expect(signed).toEqual(expect.arrayContaining(ours))
  const lines = signed.flatMap((name) =>
    mail.headers.filter(([each]) => each.toLowerCase() === name).map(relaxedHeader),
  )
  const own = relaxedHeader(['DKIM-Signature', signature.replace(/\bb=[^;]*$/, 'b=')])
  const text = (subject: string) => Buffer.from([...lines, own].join('\r\n').replace('subject:', subject), 'latin1')
  const holds = (bytes: Buffer) => verify('sha256', bytes, publicKey, Buffer.from(tags.b ?? '', 'base64'))
  expect([holds(text('subject:')), holds(text('subject:x'))]).toEqual([true, false])
})

test('without a key nothing is signed', async ({ smtp }) => {
  expect((await sendBy(smtp)).headers.map(([name]) => name)).not.toContain('DKIM-Signature')
})
