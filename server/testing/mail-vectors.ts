import { expect } from 'vitest'
import { partOf, type TakenMail } from './recording-smtp.ts'

/** Mail injection vectors from docs/threats.md. */
export const mailVectors = [
  'a\r\nBcc: x@foreign.example',
  'a\nBcc: x@foreign.example',
  'a\rBcc: x@foreign.example',
  'a%0d%0aBcc: x@foreign.example',
  'a\u2028Bcc: x@foreign.example',
  'a\u2029Bcc: x@foreign.example',
  'a\u0085Bcc: x@foreign.example',
  'a\u0000b',
  'a\r\n Bcc: x@foreign.example',
  'a\r\n\tBcc: x@foreign.example',
  'a\r\n.\r\nMAIL FROM:<x@foreign.example>\r\nRCPT TO:<y@foreign.example>\r\nDATA\r\nSubject: second\r\n\r\nb\r\n.\r\n',
  'a\n.\nMAIL FROM:<x@foreign.example>',
  'a\r.\rMAIL FROM:<x@foreign.example>',
  '.',
  '..\r\n.\r\n..',
  `a${'b'.repeat(1100)}`,
  '"a b"@foreign.example',
  'a(comment)@foreign.example',
  'ä@bücher.example',
  'а@owner.example',
  'a@owner.example, x@foreign.example',
  'a@owner.example;x@foreign.example',
  'a@owner.example x@foreign.example',
  '"Northwind Support" <x@foreign.example>',
  'Northwind Support <x@foreign.example>',
  '=?utf-8?q?=0D=0ABcc:_x@foreign.example?=',
  '=?utf-8?b?DQpCY2M6IHhAZm9yZWlnbi5leGFtcGxl?=',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is not to be filled
  '{recipient_first_name} {__class__} {{7*7}} ${x} {organization_name}',
  '<a href="https://foreign.example">Accept the Invitation</a>',
  '<img src="https://foreign.example/p.png"><script>alert(1)</script>',
  '</title></head><style>*{display:none}</style><!--',
  'https://foreign.example/accept#taken',
  '[Accept the Invitation](https://foreign.example)',
  '\u202egpj.exe \ud800',
]

/** The headers of every mail. */
export const mailHeaders = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']

export interface Harmless {
  recipient: string
  headers: readonly string[]
  /** The expected link targets, in order. */
  links: readonly string[]
  /** The number of style sheets in its frame. */
  sheets: number
}

/** One recipient, exactly these headers and links, and nothing else active. */
export const expectHarmless = (mail: TakenMail, { recipient, headers, links, sheets }: Harmless) => {
  expect(mail.to).toEqual([recipient])
  expect(mail.from).toBe('hub@northwind.example')
  expect(mail.headers.map(([name]) => name).sort()).toEqual(headers.toSorted())
  expect(mail.headers.find(([name]) => name === 'To')?.[1]).toBe(recipient)
  // One address, ours, after a name that is a phrase, a quoted string or encoded words.
  const from = mail.headers.find(([name]) => name === 'From')?.[1]
  expect(from).toMatch(/^("[^"\\<>@]*"|[^"\\<>@,;:()]*) <hub@northwind\.example>$/)
  expect(mail.raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
  expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  const html = partOf(mail, 'text/html')
  const targets = [...html.matchAll(/(?:href|src|action|background)\s*=\s*"([^"]*)"/g)]
  expect(targets.map(([, target = '']) => target.split('#')[0])).toEqual(links)
  expect([...html.matchAll(/<style>/g)]).toHaveLength(sheets)
  expect(html).not.toMatch(/<script|<img|<iframe|<form|<svg|<object|<link|onerror=(?!x)/i)
}

/** Several at once; returns for how many it was true. */
export const ofVectors = async (each: (vector: string) => Promise<boolean>): Promise<number> => {
  const waiting = [...mailVectors]
  let count = 0
  const next = async () => {
    for (let vector = waiting.shift(); vector !== undefined; vector = waiting.shift()) if (await each(vector)) count++
  }
  await Promise.all([next(), next(), next(), next(), next(), next()])
  return count
}
